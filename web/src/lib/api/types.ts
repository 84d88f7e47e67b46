/** Types of the API, derived from the server's OpenAPI description. */
import type { components } from './openapi';

type Schemas = components['schemas'];

export type TableView = Schemas['TableViewWithLog'];
/** What the tables of points and the picture of a result show. */
export type MatchResult = Pick<
  TableView,
  'rules' | 'standings' | 'kingdoms' | 'seats' | 'your_seats'
>;
export type Kingdom = Schemas['KingdomData'];
export type Territory = Schemas['TerritoryData'];
export type PlacedSquare = Schemas['PlacedSquare'];
export type LineSlot = Schemas['LineSlot'];
export type Seat = Schemas['SeatData'];
export type DeviceLink = Schemas['DeviceLinkResponse'];
export type Notice = Schemas['NoticeData'];
export type RematchProposal = Omit<Partial<Schemas['AskRematch']>, 'contribution'>;
export type RematchSeat = Schemas['RematchSeatData'];
export type Standing = Schemas['StandingData'];
export type LegalAction = Schemas['LegalAction'];
export type LogEntry = Schemas['LogLine'];
export type TouchedTerritory = Schemas['TerritorySummary'];
export type Choices = Schemas['Choices'];
export type ContinueRequest = Schemas['ContinueMatch'];
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
export type MatchKingdoms = Schemas['MatchKingdoms'];
export type ShuffleVerdict = Schemas['VerdictResponse'];
export type Daily = Schemas['DailyData'];
export type Review = Schemas['ReviewData'];
export type SeatValue = Schemas['SeatValue'];
export type ReviewedTurn = Schemas['ReviewedTurnData'];
export type MyGames = Schemas['MyGames'];
export type PushOffer = Schemas['PushOffer'];
export type PushRequest = Schemas['SubscribePush'];
export type PlayedMatch = Schemas['PlayedMatch'];
export type ReviewSummary = Schemas['ReviewSummary'];
export type PrintedGame = Schemas['KeepPrinted'];
export type UnfinishedMatch = Schemas['UnfinishedMatch'];
export type SeatResult = Schemas['SeatResult'];
export type KingdomResult = Schemas['KingdomResult'];
export type Grade = Schemas['Grade'];
export type Hint = Schemas['HintResponse'];
export type Reason = Schemas['ReasonData'];
export type TurnValue = Schemas['TurnValueData'];
export type Estimate = Schemas['Estimate'];
export type Evaluation = Schemas['AnswerData'];
export type Position = Schemas['PositionData'];
export type RecordTurn = Schemas['RecordTurn'];
export type PuzzleItem = Schemas['PuzzleItem'];
export type Puzzle = Schemas['PuzzleData'];
export type PuzzleTurn = Schemas['PuzzleTurn'];
export type PuzzleSolution = Schemas['PuzzleSolution'];
