import fc from 'fast-check';

/**
 * Random tests play the same games every time; others with LAWS_SEED, as `npm run laws` sets it.
 */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.LAWS_SEED ?? 1) });

export default fc;
