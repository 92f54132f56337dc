export { assertInvariants } from './check/assert-invariants';
export { listChecks } from './doctor/doctor';
export { examine } from './doctor/examine';
export { describe, firstRun } from './first-run/first-run';
export { Metrics } from './metrics/metrics';
export { MetricsModule } from './metrics/metrics.module';
export { OperationsModule } from './operations.module';
export { countsLevels, observeAnswers } from './system/observed-answers';
