/** Types of the API, derived from the server's OpenAPI description. */
import type { components } from './openapi';

type Schemas = components['schemas'];

export type TableView = Schemas['TableViewWithLog'];
export type Kingdom = Schemas['KingdomData'];
export type Territory = Schemas['TerritoryData'];
export type PlacedSquare = Schemas['PlacedSquare'];
export type LineSlot = Schemas['LineSlot'];
export type Seat = Schemas['SeatData'];
export type Standing = Schemas['StandingData'];
export type LegalAction = Schemas['LegalAction'];
export type LogEntry = Schemas['LogLine'];
export type TouchedTerritory = Schemas['TerritorySummary'];
export type Preview = Schemas['PlacementPreview'];
export type Choices = Schemas['Choices'];
export type Seating = Schemas['SeatGrantResponse'];
export type Played = Schemas['TurnAccepted'];
export type Changed = Schemas['TableChanged'];
export type TableSummary = Schemas['TableListItem'];
export type Problem = Schemas['Problem'];
export type TableRequest = Schemas['OpenTable'];
export type SeatRequest = Schemas['SeatRequestBody'];
export type Terrain = Schemas['Terrain'];
export type Colour = Schemas['Colour'];
export type Reaction = Schemas['Reaction'];
export type Opening = Schemas['Opening'];
export type MiddleKingdom = Schemas['MiddleKingdom'];
export type History = Schemas['History'];
export type HistoryEntry = Schemas['HistoryItem'];
export type ShuffleVerdict = Schemas['VerdictResponse'];
