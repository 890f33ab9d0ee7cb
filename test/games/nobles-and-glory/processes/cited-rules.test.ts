import { expect, it } from 'vitest';
import type { Fact } from '../../../../src/engine/types.ts';
import type { Rule } from '../../../../src/games/nobles-and-glory/rules.ts';
import type { NoblesAndGlory } from '../../../../src/games/nobles-and-glory/types.ts';
import type { Event } from '../../../../src/games/nobles-and-glory/types/event.ts';
import { mulligan, played, type PlayName } from '../../../support/nobles-and-glory-plays.ts';

const citedBy = (facts: readonly Fact<NoblesAndGlory>[], type: Event['type']): readonly Rule[] => {
  const fact = facts.find(({ event }) => event.type === type);
  return fact ? fact.cites : expect.unreachable(`no ${type}`);
};

/** What happens in which play, and the rules by which it does. */
const CITED: readonly (readonly [PlayName, Event['type'], ...Rule[]])[] = [
  ['startingCards', 'startingCardsLaid', 'ng.setup.starting-cards'],
  ['startingCards', 'startingCardsRevealed', 'ng.setup.reveal'],
  ['startingCards', 'turnStarted', 'ng.setup.first-player', 'ng.setup.first-turn-skip'],
  ['exchangeFromHand', 'subjectReplaced', 'ng.turn.peasant.exchange-hand'],
  ['exchangeFromHand', 'peasantDiscarded', 'ng.turn.peasant.exchange-hand'],
  ['exchangeFromPeasants', 'subjectReplaced', 'ng.turn.peasant.exchange-peasant'],
  ['famine', 'peasantDiscarded', 'ng.turn.peasant.famine'],
  ['famine', 'subjectSerfed', 'ng.turn.peasant.famine', 'ng.term.serf'],
  ['famine', 'peasantEnnobled', 'ng.turn.peasant.famine', 'ng.term.ennoble'],
  ['famine', 'peasantEventEnded', 'ng.turn.peasant.famine'],
  ['revolt', 'subjectDiscarded', 'ng.turn.peasant.revolt'],
  ['noAction', 'phaseEnded', 'ng.turn.sequence'],
  ['conspiracy', 'riderEnded', 'ng.action.regnant.conspiracy'],
  ['rows', 'subjectMoved', 'ng.turn.population.rearrange'],
  ['rows', 'subjectsSwapped', 'ng.turn.population.rearrange'],
  ['rows', 'phaseEnded', 'ng.turn.sequence'],
  ['hopelessRedraw', 'handDiscarded', 'ng.turn.population.forced-redraw'],
  ['hopelessRedraw', 'cardDrawn', 'ng.turn.population.forced-redraw'],
  ['hopelessRedraw', 'pileRenewed', 'ng.deck.reshuffle'],
  ['hopelessRedraw', 'redrawGivenUp', 'ng.turn.population.forced-redraw'],
  ['noInauguration', 'phaseEnded', 'ng.turn.sequence'],
  ['slide', 'royalPlaced', 'ng.turn.inauguration.place', 'ng.court.slide'],
  ['slide', 'excessFound', 'ng.court.slide', 'ng.capacity.jack'],
  ['slide', 'subjectMoved', 'ng.court.slide'],
  ['slide', 'excessSettled', 'ng.court.slide'],
  ['slide', 'phaseEnded', 'ng.turn.inauguration.place', 'ng.turn.sequence'],
  ['usurper', 'royalLost', 'ng.turn.inauguration.usurper', 'ng.court.discard-rearrange'],
  ['usurper', 'subjectMoved', 'ng.court.discard-rearrange'],
  ['usurper', 'subjectsSwapped', 'ng.court.discard-rearrange'],
  ['usurper', 'rearrangementEnded', 'ng.court.discard-rearrange'],
  ['surplus', 'subjectSerfed', 'ng.court.discard-surplus'],
  ['firstSteps', 'cardDiscarded', 'ng.turn.migration.discard'],
  ['firstSteps', 'subjectSerfed', 'ng.turn.migration.serf'],
  ['firstSteps', 'migrationStepStarted', 'ng.turn.migration.serf'],
  ['firstSteps', 'cardDrawn', 'ng.turn.migration.draw'],
  ['firstSteps', 'phaseEnded', 'ng.turn.sequence'],
  ['subjectTaken', 'subjectTaken', 'ng.turn.migration.take-subject', 'ng.equipoise.elsewhere'],
  ['subjectTaken', 'refugeeEnded', 'ng.turn.migration.refugee'],
  ['subjectRefused', 'subjectTaken', 'ng.turn.migration.take-subject', 'ng.administration.forced'],
  ['peasantTaken', 'peasantTaken', 'ng.turn.migration.take-peasant'],
  ['refugeeTaken', 'refugeeTaken', 'ng.turn.migration.take-refugee'],
  ['drawByChoice', 'cardDrawn', 'ng.turn.migration.draw'],
  ['drawByChoice', 'peasantDrawn', 'ng.turn.migration.draw-peasant'],
  ['firstTurn', 'turnStarted', 'ng.turn.sequence', 'ng.setup.first-turn-skip'],
  ['secondTurn', 'turnStarted', 'ng.turn.sequence'],
  ['lastTurn', 'turnLimitReached', 'ng.end.trigger'],
];

it.for(CITED)('in %s, %s happens by its rules', ([play, type, ...rules]) => {
  expect(citedBy(played(play).facts, type)).toEqual(rules);
});

it('a Sedition without a Glory Card ends by its own rule (ng.action.regnant.sedition)', () => {
  const { event, cites } = played('conspiracy').facts.findLast(
    ({ event: { type } }) => type === 'riderEnded',
  )!;
  expect(event).toMatchObject({ rider: 'sedition' });
  expect(cites).toEqual(['ng.action.regnant.sedition']);
});

it('a Mulligan is announced by its rule and that of a hand that may be kept (ng.setup.mulligan)', () => {
  expect(citedBy(mulligan().facts, 'mulliganAnnounced')).toEqual([
    'ng.setup.mulligan',
    'ng.setup.mulligan-condition',
  ]);
});
