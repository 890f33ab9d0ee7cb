import { smoke } from './smoke.ts';

smoke('WebKit');
