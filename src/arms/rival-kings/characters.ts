import {
  actionsOf,
  rankOf,
  type ActionKind,
  type CharacterId,
} from '../../games/rival-kings/characters.ts';
import {
  coin,
  coronet,
  disc,
  FLAME,
  flame,
  flat,
  GILT,
  glyph,
  INK,
  line,
  merlons,
  PAPER,
  piece,
  polar,
  put,
  rays,
  times,
  WOOD,
  type Drawing,
} from '../shapes.ts';

/** Leather and horn. */
const HIDE = '#da6';

/**
 * The five actions, 9 units high: a marker laid down, a marker passed on, a coin, a head, a tower.
 */
const DOINGS: Readonly<Record<ActionKind, string>> = {
  settle: flat('M0-5 3.5-1.5 0 2-3.5-1.5z', PAPER) + line('M-4 1v3.2h8V1', PAPER, 1.5),
  pass: flat('M-1.5-4 2.5 0-1.5 4-5.5 0z', PAPER) + line('M1.5-3 5 0 1.5 3', PAPER, 1.5),
  money: disc(0, 0, 4.2, GILT, 0) + disc(0, 0, 2.2, 'none', 1),
  recruit: disc(0, -2.2, 2.5, PAPER, 0) + flat('M-4.5 4.5q0-4.5 4.5-4.5t4.5 4.5z', PAPER),
  buy: flat(`${merlons(-4, -2, 3, 1.6, 2.5)}V4.5h-8z`, PAPER),
};

/** A character: the charge, its rank in a canton, and what it may do in the foot. */
const character =
  (id: CharacterId, charge: Drawing): Drawing =>
  (tincture) => {
    const doings = actionsOf(id);
    const step = doings.length > 3 ? 9.5 : 11.5;
    return (
      charge(tincture) +
      flat('M0 51h64v21H0z') +
      line('M0 51h64', GILT, 1.5) +
      doings
        .map((doing, place) =>
          put(32 + (place - (doings.length - 1) / 2) * step, 58, DOINGS[doing]),
        )
        .join('') +
      piece('M-2-2h23v25H-2z', PAPER, 1.8) +
      line('M18.8 0v20.8H0', INK, 0.8) +
      put(10.6, 12, glyph(rankOf(id), 14.5))
    );
  };

const sceptre =
  line('M0 34V-14', INK, 5.2) +
  line('M0 34V-14', GILT, 2.4) +
  piece('M-4-12h8v4h-8z', GILT, 1.5) +
  piece('M0-28c6 4 6 10 0 15-6-5-6-11 0-15z', GILT, 1.5) +
  line('M0-27v13', INK, 1);

/** The orb of the realm beside a sceptre. */
const lordProtector = character(
  'lord-protector',
  () =>
    put(54, 31, sceptre, 0.95, 10) +
    disc(32, 34, 15, GILT) +
    line('M17.5 31q14.5 7 29 0M32 19.5v14', INK, 4.6) +
    line('M17.5 31q14.5 7 29 0M32 19.5v14', PAPER, 2) +
    piece('M30 4h4v5h5v4h-5v6h-4v-6h-5V9h5z', PAPER, 1.5),
);

/** A high crown with pearls. */
const queen = character(
  'queen',
  () =>
    rays(35, 34, 24, 40, 22, '#556', 1.5) +
    piece('M15 38 10 16l10 9 4-15 11 14 11-14 4 15 10-9-5 22z', GILT) +
    [
      [10, 14],
      [24, 8.5],
      [46, 8.5],
      [60, 14],
    ]
      .map(([x, y]) => disc(x!, y!, 2.8, PAPER, 1.5))
      .join('') +
    piece('M35 9 39 15l-4 7-4-7z', FLAME, 1.5) +
    piece('M14 37q21-5 42 0v9q-21-5-42 0z') +
    times(5, (place) =>
      place % 2
        ? disc(19 + place * 8, 40.5 - (place === 2 ? 1 : 0), 2.2, GILT, 1.2)
        : piece(`M${19 + place * 8} 36.8l2.8 3.5-2.8 3.5-2.8-3.5z`, FLAME, 1.2),
    ),
);

const ermine = flat('M0-3.5 1-1 0 .5-1-1zM-2.2-1.5 0 4l2.2-5.5L1 4.5H-1z');

/** A banner with a ducal coronet under a chief of ermine. */
const duke = character(
  'duke',
  () =>
    line('M39 0V52', INK, 5) +
    line('M39 0V52', HIDE, 2.2) +
    piece('M20 9h38v39l-9-6-10 7-10-7-9 6z', '#c44') +
    piece('M20 9h38v12H20z') +
    times(4, (spot) => put(25 + spot * 9.4, 14.6, ermine, 0.95)) +
    line('M17 9h44', INK, 5) +
    line('M17 9h44', HIDE, 2.2) +
    disc(17, 9, 2.6, GILT, 1.5) +
    disc(61, 9, 2.6, GILT, 1.5) +
    put(39, 34, coronet(), 1.1),
);

/** A hunting horn on its baldric. */
const count = character(
  'count',
  () =>
    line('M24 38C24 12 36 6 41 11s2 12-5 12', INK, 4.4) +
    line('M24 38C24 12 36 6 41 11s2 12-5 12M50 29C52 16 48 12 41 11', INK, 4.4) +
    line('M24 38C24 12 36 6 41 11s2 12-5 12M50 29C52 16 48 12 41 11', FLAME, 2) +
    piece(
      'M4 31C8 45 22 51 36 47 47 44 54 36 59 24l-6-2C49 30 43 34 36 35 24 37 16 34 14 27z',
      HIDE,
    ) +
    piece('M1 31C3 26 11 22 17 25c0 5-9 10-15 9z', GILT) +
    piece('M52 22l7 3 3-5-6-2.5z', GILT, 1.5) +
    line('M23 34.5l-4 12.5M42 33.5l5 8', INK, 5) +
    line('M23 34.5l-4 12.5M42 33.5l5 8', GILT, 2.4),
);

/** A hat with a long feather. */
const courtier = character(
  'courtier',
  () =>
    piece('M14 33c2-10 6-15 18-15s17 5 19 15z', '#c66') +
    piece('M13 30q20 6 39 0v5q-19 6-39 0z', GILT, 1.5) +
    piece('M4 37c8-6 14-4 29-4s22-2 28 4c-3 8-13 10-28 10S7 45 4 37z', '#c66') +
    piece(
      'M17 33C14 20 26 6 46 3c8-1 14 2 14 6-4 0-5 1-5 3-4-1-5 0-6 3-4-1-6 0-7 3-4-1-6 0-7 3-8 0-13 4-14 12z',
    ) +
    line('M18 32C20 20 32 11 52 7.5', INK, 1.2) +
    piece('M17 28l3.5 4-3.5 4-3.5-4z', FLAME, 1.2),
);

const taper =
  piece('M-2.6-8h5.2v24h-5.2z') +
  piece('M-5.5 15h11v4h-11z', GILT, 1.5) +
  put(0, -13, flame(), 0.85);

/** A chalice with the host between two tapers. */
const priest = character(
  'priest',
  () =>
    rays(37, 16, 9, 17, 18, GILT, 1.5) +
    disc(37, 16, 7.5) +
    line('M37 12.5v7M33.5 16h7', FLAME, 1.8) +
    piece('M26 24h22c0 10-4 14-9 15v5c4 1 6 3 7 6H28c1-3 3-5 7-6v-5c-5-1-9-5-9-15z', GILT) +
    line('M28 29.5h18', INK, 1.2) +
    put(15, 33, taper, 0.9) +
    put(57.5, 31, taper, 0.9),
);

/** A purse that spills its coins. */
const bursar = character(
  'bursar',
  () =>
    piece('M28 18c-3-3-6-6-7-10 5 2 8-1 11 0 4-2 8 2 14-1-1 5-3 8-6 11z', HIDE) +
    piece('M27 21C14 29 12 50 22 51h25C57 50 54 29 41 21z', HIDE) +
    piece('M25 17.5h18v4.5H25z', FLAME, 1.5) +
    line('M43 20c6 1 8 5 6 10', FLAME, 2) +
    line('M28 27c-3 3-5 7-6 11M40 27c2 2 4 6 5 9', INK, 1.2) +
    coin(33, 38, 6.5) +
    coin(12, 40, 5.5) +
    coin(8, 47, 4.5) +
    coin(17, 47.5, 5) +
    coin(54, 42, 5.5) +
    coin(50, 48, 4.5) +
    coin(58.5, 48, 4.5) +
    coin(54, 14, 4),
);

/** A helmet with its plume before a sword. */
const knight = character(
  'knight',
  () =>
    put(
      55,
      27,
      piece('M-2.8-15 0-20 2.8-15V12h-5.6z') +
        piece('M-7.5 11h15v4h-15z', GILT, 1.5) +
        piece('M-2 15h4v9h-4z', WOOD, 1.5),
    ) +
    piece('M30 17C23 8 32 1 42 5c8 2 10 9 8 14-2-4-5-5-7-3 0-2-3-4-4-3-2-1-4 0-5 4z', FLAME) +
    piece('M17 51V33c0-11 6-17 15-17s15 6 15 17v18z', '#ccd') +
    flat('M18 29h12v5H18zM34 29h12v5H34z') +
    piece('M30 17h4v34h-4z', GILT, 1.2) +
    times(
      3,
      (row) =>
        disc(22.5, 39 + row * 4, 1.2, INK, 0) +
        disc(41.5, 39 + row * 4, 1.2, INK, 0) +
        disc(26.5, 39 + row * 4, 1.2, INK, 0) +
        disc(37.5, 39 + row * 4, 1.2, INK, 0),
    ),
);

/** A rose of five petals with its leaves, under a coronet. */
const countess = character(
  'countess',
  () =>
    times(5, (leaf) => put(36, 31, piece('M0-20l4 6h-8z', '#7a7', 1.5), 1, 36 + leaf * 72)) +
    times(5, (petal) =>
      put(
        36,
        31,
        piece('M0-3C-9-6-11-16-5-17.5c2-.5 4 .5 5 2 1-1.5 3-2.5 5-2C11-16 9-6 0-3z', '#d56'),
        1,
        petal * 72,
      ),
    ) +
    times(5, (petal) =>
      put(
        36,
        31,
        piece(
          'M0-2C-5-3.5-6-9-3-9.5c1.5-.3 2.5.3 3 1 .5-.7 1.5-1.3 3-1C6-9 5-3.5 0-2z',
          PAPER,
          1.2,
        ),
        1,
        36 + petal * 72,
      ),
    ) +
    disc(36, 31, 4, GILT) +
    put(56, 9, coronet(), 0.62) +
    put(
      11,
      40,
      piece('M0-6C5-3 5 3 0 7-5 3-5-3 0-6z', '#7a7', 1.2) + line('M0-3v8', INK, 1),
      1,
      40,
    ),
);

/** A treaty with its seal, and an olive branch. */
const diplomat = character(
  'diplomat',
  () =>
    piece('M25 7h29c5 0 6 8 1 8H51v26c0 6-2 8-6 8H19c4-1 5-4 5-8V15c-4-1-4-8 1-8z') +
    line('M25 15h26M19 49c-5-1-5-8 0-8h5', INK, 1.5) +
    line('M29 20h17M29 25h17M29 30h11', INK, 1.5) +
    piece('M38 38l-2 13 5-3 5 3-2-13z', FLAME, 1.2) +
    disc(41, 36, 6, FLAME) +
    line('M38.5 36l2 2 3.5-4', PAPER, 1.5) +
    put(
      11,
      37,
      line('M4 12C-2 4-3-4 0-10', INK, 1.5) +
        times(
          3,
          (leaf) =>
            piece(`M${-1.5 + leaf * 1.2} ${-4 + leaf * 5}c-5 1-8-1-8-5 4-1 7 1 8 5z`, '#8b7', 1.1) +
            piece(`M${-1 + leaf * 1.4} ${-3 + leaf * 5}c4 0 6-3 6-7-4 0-6 3-6 7z`, '#8b7', 1.1),
        ),
    ),
);

const pan =
  line('M0 0-8 17M0 0 8 17', INK, 1.5) +
  line('M0 0-8 17M0 0 8 17', PAPER, 0.9) +
  piece('M-10 17h20c0 5-5 8-10 8s-10-3-10-8z', GILT, 1.5);

/** A pair of scales: coins outweigh the goods. */
const scales = character(
  'trader-1',
  () =>
    line('M37 8v42M17 24 58 12', INK, 5.4) +
    line('M37 8v42M17 24 58 12', PAPER, 2.6) +
    disc(37, 17.5, 3.4, GILT) +
    piece('M27 47h20v6H27z', GILT, 1.5) +
    coin(12, 38, 3.5) +
    coin(20, 38.5, 3.5) +
    coin(16, 35.5, 3.5) +
    put(16.5, 24, pan, 0.95) +
    piece('M51 22h13v9H51z', WOOD, 1.5) +
    line('M57.5 22v9M51 26.5h13', INK, 1) +
    put(57, 12, pan, 0.95),
);

const wheel =
  disc(0, 0, 8.5, WOOD) +
  disc(0, 0, 5.8, PAPER, 1.2) +
  line(
    times(4, (spoke) => `M${polar(6, spoke * 45)}L${polar(6, spoke * 45 + 180)}`),
    INK,
    1.4,
  ) +
  disc(0, 0, 2, GILT, 1.2);

/** A covered wagon, laden. */
const wagon = character(
  'trader-2',
  () =>
    line('M2 50h60', '#556', 1.5) +
    piece('M10 34C8 14 14 9 36 9s28 5 26 25z') +
    line('M24 34C22 20 24 12 27 9.5M37 34V9M50 34c2-14 0-22-3-24.5', INK, 1.5) +
    piece('M7 33h57v9H9z', WOOD) +
    line('M9 37.5h54', INK, 1) +
    put(20, 43, wheel) +
    put(50, 43, wheel) +
    piece('M29 25c0-5 14-5 14 0v9H29z', FLAME, 1.5) +
    line('M29 29h14', INK, 1),
);

export const characters: Readonly<Record<CharacterId, Drawing>> = {
  'lord-protector': lordProtector,
  queen,
  duke,
  count,
  courtier,
  priest,
  bursar,
  knight,
  countess,
  diplomat,
  'trader-1': scales,
  'trader-2': wagon,
};
