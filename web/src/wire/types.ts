/** The words of the API, as the server's own description has them. */
import type { components } from './openapi';

type Schemas = components['schemas'];

export type TableView = Schemas['TableViewWithLog'];
export type KingdomFace = Schemas['KingdomData'];
export type TerritoryFace = Schemas['TerritoryData'];
export type BonusFace = Schemas['BonusData'];
export type LaidSquare = Schemas['PlacedSquare'];
export type SquareFace = Schemas['SquareData'];
export type LinePlace = Schemas['LineSlot'];
export type SeatFace = Schemas['SeatData'];
export type StandingFace = Schemas['StandingData'];
export type LegalAction = Schemas['LegalAction'];
export type LogLine = Schemas['LogLine'];
export type SignFace = Schemas['ReactionData'];
export type Touched = Schemas['TerritorySummary'];
export type Preview = Schemas['PlacementPreview'];
export type Choices = Schemas['Choices'];
export type Seating = Schemas['SeatGrantResponse'];
export type Played = Schemas['TurnAccepted'];
export type Changed = Schemas['TableChanged'];
export type TableLine = Schemas['TableListItem'];
export type Problem = Schemas['Problem'];
export type OpenTable = Schemas['OpenTable'];
export type SeatWish = Schemas['SeatRequestBody'];
export type Terrain = Schemas['Terrain'];
export type Colour = Schemas['Colour'];
export type Reaction = Schemas['Reaction'];
export type Rung = Schemas['TieBreak'];
export type Stage = Schemas['Status'];
export type History = Schemas['History'];
export type HistoryLine = Schemas['HistoryItem'];
export type VerdictFace = Schemas['VerdictResponse'];
