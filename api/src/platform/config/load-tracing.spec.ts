import { ConfigError, loadConfig } from './load-config';

const load = (environment: NodeJS.ProcessEnv) =>
  loadConfig({ SECRET_KEY: 'x'.repeat(32), ...environment }).tracing;

describe('settings of traces', () => {
  it.each([
    ['http://127.0.0.1:4318', 'http://127.0.0.1:4318/v1/traces'],
    ['https://collector.example/otlp/', 'https://collector.example/otlp/v1/traces'],
  ])('should send to the path for traces of %s', (endpoint, url) => {
    expect(load({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }).url).toBe(url);
  });

  it('should use the address for traces as it is', () => {
    const own = 'http://127.0.0.1:4318/own?key=1';
    const endpoints = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://else:1',
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own,
    };
    expect(load(endpoints).url).toBe(own);
    expect(load({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own }).url).toBe(own);
  });

  it('should take an empty variable for one that is not set', () => {
    const names = ['ENDPOINT', 'TRACES_ENDPOINT', 'PROTOCOL'].map((name) => `OTEL_EXPORTER_OTLP_${name}`);
    const others = ['OTEL_TRACES_SAMPLER', 'OTEL_TRACES_SAMPLER_ARG', 'OTEL_SDK_DISABLED'];
    const empty = Object.fromEntries([...names, ...others, 'OTEL_TRACES_EXPORTER'].map((name) => [name, '']));
    expect(load(empty)).toEqual(load({}));
    expect(load({})).toEqual({ url: undefined, protocol: 'http/protobuf', share: 1 });
  });

  it.each([
    ['always_on', true, 1],
    ['always_off', false, 1],
    ['traceidratio', true, 0.25],
  ])('should know the sampler %s', (sampler, isOn, share) => {
    for (const name of [sampler, `parentbased_${sampler}`]) {
      const { url, ...rest } = load({
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
        OTEL_TRACES_SAMPLER: name,
        OTEL_TRACES_SAMPLER_ARG: '0.25',
      });
      expect([url !== undefined, rest.share]).toEqual([isOn, share]);
    }
  });

  it.each(['0', '1', '0.05', '.5', '1.0'])('should take the share %s', (share) => {
    const ratio = { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: share };
    expect(load(ratio).share).toBe(Number(share));
  });

  const SECRET = 'http://ann:s3cret@collector.example';
  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'such as http://127.0.0.1:4318'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'grpc://collector:4317', 'such as http://127.0.0.1:4318'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', SECRET, 'put them in OTEL_EXPORTER_OTLP_HEADERS'],
    ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', '/v1/traces', 'such as http://127.0.0.1:4318'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', 'must be one of http/protobuf, http/json'],
    ['OTEL_TRACES_EXPORTER', 'zipkin', 'must be one of otlp, none'],
    ['OTEL_TRACES_SAMPLER', 'jaeger_remote', 'must be one of parentbased_always_on'],
    ['OTEL_TRACES_SAMPLER_ARG', '10', 'must be a ratio from 0 to 1'],
    ['OTEL_TRACES_SAMPLER_ARG', '10%', 'must be a ratio from 0 to 1'],
  ])('should refuse %s=%s', (name, value, reason) => {
    expect(() => load({ [name]: value })).toThrow(ConfigError);
    expect(() => load({ [name]: value })).toThrow(`${name}: `);
    expect(() => load({ [name]: value })).toThrow(reason);
    expect(() => load({ [name]: value })).not.toThrow('s3cret');
  });
});
