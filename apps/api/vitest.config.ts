import { testsOnBothEngines } from '../../vitest.base.ts';

export default testsOnBothEngines(['src/**/*.test.ts']);
