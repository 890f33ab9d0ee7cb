import type { SheetKind } from '../../score/sheet.ts';
import { Entry } from './Entry.tsx';
import { claimFacts } from './facts.ts';
import { own } from './sheet.ts';
import { Votes } from './Votes.tsx';

/** The score sheet of Claim. */
export const scoreSheet: SheetKind = {
  ...claimFacts,
  Entry: (props) => (
    <Entry
      sheet={own(props.sheet)}
      seat={props.seat}
      words={props.words}
      change={(sheet, said) => props.change(sheet, said)}
      complain={(sentence) => props.complain(sentence)}
      pointsOn={(sheet) => props.pointsOn(sheet)}
      tryOut={(sheet) => props.tryOut(sheet)}
    />
  ),
  Lines: (props) => (
    <Votes sheet={own(props.sheet)} tally={props.tally} words={props.words} blank={props.blank} />
  ),
};
