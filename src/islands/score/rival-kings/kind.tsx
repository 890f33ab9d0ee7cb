import type { SheetKind } from '../sheet.ts';
import { Entry } from './Entry.tsx';
import { own, rivalKingsFacts } from './facts.ts';
import { Pieces } from './Pieces.tsx';

/** The score sheet of Rival Kings. */
export const rivalKings: SheetKind = {
  ...rivalKingsFacts,
  Entry: (props) => <Entry {...props} sheet={own(props.sheet)} />,
  Pieces: (props) => <Pieces {...props} sheet={own(props.sheet)} />,
};
