import type { Link } from '../../src/engine/permalink.ts';

/**
 * A link as somebody may have kept it: written down when its version was current, never made anew.
 */
interface OldLink {
  /** The page it opens on, below `/<locale>/<game>/`. */
  readonly page: string;
  readonly fragment: string;
  /** What it holds. */
  readonly holds: Link;
}

const game = 'rival-kings';
const trader = 'trader-robbed-by-c-and-e';

/**
 * One link of every kind, of every version there ever was. A new version adds links here and
 * changes none.
 */
export const OLD_LINKS = {
  'a step of a scenario, version 1': {
    page: `scenarios/${trader}/`,
    fragment:
      '#play=1.JcwxDoAgDAXQu_zZDq7cpkCjBC2moMYY7m7U_eXdmHgVOFg6eKGcdKoYUIMoWypwaMZRjKx4L5H8RYFYI8mrmmxwN_QvQtm1Sa3UOMu3zOVUuLH3Bw',
    holds: { game, scenario: trader, step: { name: 'countess-takes', shown: 1 } },
  },
  'own moves seen by Juri, version 1': {
    page: `scenarios/${trader}/`,
    fragment:
      '#play=1.XYwxDoMwEAT_sjXXpPQD8okohcEr4gTO6HwQIcTfI4iUIuXujGZDH0ciwPISB3ll7Ssa1I4aLRcEuMVEEyttyyTtKp1ETcLDck4IG_Sb6MqszlqFms7Io7wV4bI3GMvCinDb4Ot0uJXuw9lgdAQ8Z8vYmx-npn94Pzb1amX8fR8',
    holds: {
      game,
      scenario: trader,
      step: { name: 'countess-ends', shown: 2 },
      moves: [
        { type: 'settle', seat: 'juri' },
        { type: 'end', seat: 'juri' },
      ],
      seenFrom: 'juri',
    },
  },
  'another reading, version 1': {
    page: 'scenarios/switch-steal-optional/',
    fragment:
      '#play=1.XYyxCsMwDAX_5c0xdNbfCCMSUUcKlpIMxv9e0m5dj7sbWHkXELpe3MpbbQ0siCrGXR2EuDXrViKFW_Ej1Y3bo6QcoAH79Q_Z_DbQay7oZ_ueaOAvJOxnZKl-ScecHw',
    holds: {
      game,
      scenario: 'switch-steal-optional',
      step: { name: '', shown: 0 },
      rulings: { 'steal-optional': 'must-cover' },
    },
  },
  'a table with a reading, version 1': {
    page: 'position/',
    fragment:
      '#play=1.XZDBagMxDET_Zc72IW2h4F8Je9B6naCs1zaS3VIW_3vxhoSQo6SR3ox2XGkLcBD-oWhXTleFQcnKlXOC21Ei_QVRuPMODVThkHKWoRqTBQ4-N6kcRs9nTgr3aaBtvgVfxyKUOGbB1M3zxsaR3m6kGnTQN5L1IH686G9N-FVfhZYg9gSDuXFcDufuDE4JU58MCsegI8BjbE-j8iTLITwoFQYXkg3T0_pX7wa1SXoE7QYaBvPbQFq8g3bk32TJjy9ZXbmMSE2r5YstWZXnGND7Pw',
    holds: {
      game,
      position: {
        players: [
          { seat: 'noor', played: 'courtier', coins: 3, subjects: ['sailor'] },
          { seat: 'mila', played: 'countess', markers: 2 },
          { seat: 'juri', played: 'trader-1', buildings: ['inn'] },
        ],
        piles: { 'building-1': { cards: ['market', 'farm'], coins: 4 } },
        turn: 'noor',
      },
      seed: 7,
      rulings: { 'own-action-skip': 'must-if-possible' },
    },
  },
  'a table with a move seen by Mila, version 1': {
    page: 'position/',
    fragment:
      '#play=1.XY9BDsIwDAT_suf0ULjlAXwCcYhaCwKNHdkpqKrydxQqUMXVO1rPrriGRPDQ-AxT94h8NThksViiMPyKPIWF1ODPK4xCgQeLaKNaMsJjkFlLpHYbJLLBH6v70SlO4Y_mQmbYMfdZ454pGkbSrodDCvr4_D_Ui0OZlb8G1cEK5SbJ2wo42E1eDN9XhyRP2rzLkltMPDZiN6JVGhGfVNJXtb4B',
    holds: {
      game,
      position: {
        players: [
          { seat: 'noor', played: 'courtier', coins: 3 },
          { seat: 'mila', played: 'countess' },
          { seat: 'juri', played: 'trader-1', markers: 2 },
        ],
        turn: 'noor',
      },
      step: { name: '', shown: 1 },
      moves: [{ type: 'end', seat: 'noor' }],
      seenFrom: 'mila',
    },
  },
  'house rules, version 1': {
    page: 'house-rules/',
    fragment:
      '#play=1.HcyxEYMwDAXQXX6NFvA2ClGMLrKUyDYpOHbPQfeqd6ByExSk7mz0Vq8dC3LarXKgD2Gj-AwNZ0NBm33QGrskFvzUXZKGXkeLFFpD_Spc5kg2ku9kI_YnbVo3SRS8phnxo0feK87zDw',
    holds: {
      game,
      rulings: {
        'steal-optional': 'must-cover',
        'winner-tie': 'more-coins',
        'neutral-equal-and-higher': 'full-absorption',
      },
    },
  },
  'no house rule at all, version 1': {
    page: 'house-rules/',
    fragment: '#play=1.q1ZKT8xNVbJSKsosS8zRzc7MSy9W0lEqKs0Bs6yqa2sB',
    holds: { game, rulings: {} },
  },
  'the table tool with a decision and a reading, version 1': {
    page: 'table/',
    fragment:
      '#play=1.XdBNboMwEAXgu7y1kZqtr1KxGGAaHPxD7TERQr57ZVIRK0trPs34vQN3cgyNaDay3WL8PUFhDcmICR76wGpp55igvw8kJoGGDyFWVScTNH4zs0dRF3DGUgvGkKMYjq155Gg-jBdO9byjuJwnvxpvPKfWS6SJY3eDQsrDg0epf8STZJwdefSlLwox2zOTPq5JJzP_SJeE_JTqovMpIaAoJOG1Yv-qpS6fw9ND34qCCxu_ipB9PVvjjclW1BRT__w_n4OduoHG5U3OGA2hwVgj-we4MkG_E5W-_AE',
    holds: {
      game,
      position: {
        players: [
          { seat: 'noor', played: 'queen' },
          { seat: 'mila', played: 'courtier' },
          { seat: 'juri', played: 'countess', markers: 0 },
          { seat: 'ines', played: 'trader-1', subjects: ['watchman'] },
        ],
      },
      rulings: { 'watchman-theft-stands': 'theft-too' },
      step: { name: '', shown: 1 },
      moves: [
        { type: 'reveal', seat: 'noor' },
        { type: 'hold-back', seat: 'ines' },
        { type: 'ability', seat: 'ines', subject: 'watchman' },
      ],
    },
  },
  'a score sheet with a number of one’s own, version 1': {
    page: 'score/',
    fragment:
      '#play=1.bc1NCsIwEIbhu3zrCCqCkKuULpIa67T5KZOkICF3l0aRIi7nneGZglE5AwmmVdnDTH6MEFhCpETBQxaE1TBk4mwEFquehiNkVxCNSpDwITAEYtaTGdK2QlRkW7wrdobRC-hM9tZw2eGhWIeWh0A-Ql4FnOK5yacqvvaUmX5sR_6PuNXPvx173LHn2gv47HSbyvtUXmqtLw',
    holds: {
      game,
      position: {
        over: true,
        players: [
          {
            seat: 'noor',
            subjects: ['sailor', 'farmer'],
            buildings: ['harbor'],
            coins: 7,
            markers: 1,
          },
          { seat: 'juri', subjects: ['miner'], buildings: ['mine', 'farm'], coins: 0, markers: 2 },
        ],
        numbers: { farm: 4 },
      },
    },
  },
  'a card of one’s own in a trick of Claim, seen by Mila, version 1': {
    page: 'scenarios/follow-faction/',
    fragment:
      '#play=1.NcsxDkIhEEXRvbwaCktnAW7CWExgvpIAQ4BIfgh7N2is77kTT04CgoscEgyak8w1KAiHxqjDHux60LxblwKayL8lq1YbhX2zfnA9tnjpyKDLMkj6lga6T_SzbF4in5sIdxBSiAwDx9WD8P3tFeuxgeRb1fRH6wM',
    holds: {
      game: 'claim',
      scenario: 'follow-faction',
      step: { name: 'noor-leads-dwarf', shown: 1 },
      moves: [{ type: 'play', seat: 'mila', card: 'dwarf-9' }],
      seenFrom: 'mila',
    },
  },
  'a trick of Claim with a reading, version 1': {
    page: 'position/',
    fragment:
      '#play=1.ZY7BCsIwEET_Zc7JpaKH_ZWSw9qsbSDJlqRaNOTfpSB68DpvHjMNMycBYYocEgxWrWELmkENa-SnlAoaG6rwBkJWLTBYOHvQCL9zudkLnEGdtMiRvTRdg9gTXDdfL4XIf94A153BunAV0GAQhb2U30wUD_qUz-gG5R5DnutxbtvVHuQhFQThabG6Z_T-Bg',
    holds: {
      game: 'claim',
      position: {
        players: [
          { seat: 'noor', hand: ['dwarf-6'], score: ['zombie-3'] },
          { seat: 'mila', hand: ['dwarf-2'] },
        ],
        phase: 2,
        leader: 'noor',
        led: 'dwarf-5',
      },
      rulings: { 'two-dwarves': 'each-own' },
    },
  },
  'house rules of Claim, version 1': {
    page: 'house-rules/',
    fragment:
      '#play=1.NctLCsAgDAXAu7y1uYC3STWooAb8VIp499JFtwOzEbgILFzmVGDQZk41dNiNsZT84nZLh4Wwi6SrwqDqpf6hyJ1GbPJ133jRrFn6b-e8',
    holds: {
      game: 'claim',
      rulings: { 'two-dwarves': 'each-own', 'nobody-has-three': 'draw-unless-three' },
    },
  },
} as const satisfies Readonly<Record<string, OldLink>>;
