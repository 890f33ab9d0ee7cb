import { Bills } from '../../score/Bills.tsx';
import { Chart } from '../../score/Chart.tsx';
import type { SheetKind } from '../../score/sheet.ts';
import { SCORE_LINES } from '../../../games/king-of-the-valley/types/score.ts';
import { Entry } from './Entry.tsx';
import { valleyFacts } from './facts.ts';
import { Pieces } from './Pieces.tsx';
import { own } from './sheet.ts';

/** The score sheet of King of the Valley. */
export const scoreSheet: SheetKind = {
  ...valleyFacts,
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
      pieces={(event) => <Pieces event={event} />}
    />
  ),
  Chart: (props) => <Chart parts={SCORE_LINES} tally={props.tally} words={props.words} />,
};
