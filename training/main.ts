import { trainGuard } from './guard.ts';
import { trainReader } from './reader.ts';

trainReader();
trainGuard();
