import { Bills } from '../../score/Bills.tsx';
import { Chart } from '../../score/Chart.tsx';
import type { SheetKind } from '../../score/sheet.ts';
import { Entry } from './Entry.tsx';
import { own, rivalKingsFacts } from './facts.ts';
import { Pieces } from './Pieces.tsx';
import { PARTS } from './sheet.ts';

/** The score sheet of Rival Kings. */
export const scoreSheet: SheetKind = {
  ...rivalKingsFacts,
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
    <Bills
      sheet={props.sheet}
      tally={props.tally}
      words={props.words}
      blank={props.blank}
      pieces={(event) => <Pieces event={event} sheet={own(props.sheet)} words={props.words} />}
    />
  ),
  Chart: (props) => <Chart parts={PARTS} tally={props.tally} words={props.words} />,
};
