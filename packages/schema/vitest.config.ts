import { unitTests } from '../../vitest.base.ts';

export default unitTests;
