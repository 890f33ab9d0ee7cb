import { smoke } from './smoke.ts';

smoke('Firefox');
