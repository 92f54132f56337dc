export { assertInvariants } from './check/assert-invariants';
export { listChecks } from './doctor/doctor';
export { examine } from './doctor/examine';
export { describe, firstRun } from './first-run/first-run';
export { OperationsModule } from './operations.module';
export { Gauges } from './system/gauges';
export { serveMetrics } from './system/metrics';
export { countsLevels, observeAnswers } from './system/observed-answers';
