/** The words of the API, as the server's own description has them. */
import type { components } from './openapi';

type Schemas = components['schemas'];

export type TableView = Schemas['TableView'];
export type KingdomFace = Schemas['KingdomFace'];
export type TerritoryFace = Schemas['TerritoryFace'];
export type BonusFace = Schemas['BonusFace'];
export type LaidSquare = Schemas['LaidSquare'];
export type SquareFace = Schemas['SquareFace'];
export type LinePlace = Schemas['LinePlace'];
export type SeatFace = Schemas['SeatFace'];
export type StandingFace = Schemas['StandingFace'];
export type LegalAction = Schemas['LegalAction'];
export type LogLine = Schemas['LogLine'];
export type SignFace = Schemas['SignFace'];
export type Touched = Schemas['Touched'];
export type Preview = Schemas['Preview'];
export type Choices = Schemas['Choices'];
export type Seating = Schemas['Seating'];
export type Played = Schemas['Played'];
export type Changed = Schemas['Changed'];
export type TableLine = Schemas['TableLine'];
export type Problem = Schemas['Problem'];
export type OpenTable = Schemas['OpenTable'];
export type SeatWish = Schemas['SeatWish'];
export type Terrain = Schemas['Terrain'];
export type Colour = Schemas['Colour'];
export type Reaction = Schemas['Reaction'];
export type Rung = Schemas['Rung'];
export type Stage = Schemas['Stage'];
export type History = Schemas['History'];
export type HistoryLine = Schemas['HistoryLine'];
export type VerdictFace = Schemas['VerdictFace'];
