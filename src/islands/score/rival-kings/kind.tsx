import type { SheetKind } from '../sheet.ts';
import { Entry } from './Entry.tsx';
import { own, rivalKingsFacts } from './facts.ts';
import { Pieces } from './Pieces.tsx';

/** The score sheet of Rival Kings. */
export const rivalKings: SheetKind = {
  ...rivalKingsFacts,
  Entry: (props) => (
    <Entry
      sheet={own(props.sheet)}
      seat={props.seat}
      words={props.words}
      change={(sheet, said) => props.change(sheet, said)}
      complain={(sentence) => props.complain(sentence)}
    />
  ),
  Pieces: (props) => <Pieces event={props.event} sheet={own(props.sheet)} words={props.words} />,
};
