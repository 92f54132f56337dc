import { loadConfig } from '../config/load-config';
import { Tracing } from './tracing';

jest.mock('@opentelemetry/sdk-trace', () => {
  throw new Error('OpenTelemetry was loaded');
});

const COLLECTOR = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
const start = (environment: NodeJS.ProcessEnv) =>
  Tracing.start(loadConfig({ SECRET_KEY: 'x'.repeat(32), ...environment }).tracing);

describe('Tracing', () => {
  it.each([
    ['there is no collector', {}],
    ['its address is empty', { OTEL_EXPORTER_OTLP_ENDPOINT: '' }],
    ['traces are turned off', { ...COLLECTOR, OTEL_TRACES_EXPORTER: 'none' }],
    ['everything is turned off', { ...COLLECTOR, OTEL_SDK_DISABLED: 'TRUE' }],
  ])('should record nothing and load no package while %s', async (_, environment) => {
    const tracing = await start(environment);
    expect([tracing.isOn, tracing.begin({ name: 'test' })]).toEqual([false, undefined]);
    await tracing.stop();
  });

  it('should load the packages otherwise', async () => {
    await expect(start(COLLECTOR)).rejects.toThrow('OpenTelemetry was loaded');
  });
});
