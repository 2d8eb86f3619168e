// What InvaZions shows, under the names that the module uses. The types themselves are made from the
// views: see `make types`.

export type {
  HordeView as Horde,
  InvazionsBoard as Board,
  InvazionsView as View,
  PlaceView as Place,
  PrintedCard as CardText,
} from '../../generated/invazions';
