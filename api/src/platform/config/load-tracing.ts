import { makeValidator } from 'envalid';
import { OTLP_PROTOCOLS, type TracingConfig } from './config';

const SAMPLERS = [
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
  'always_on',
  'always_off',
  'traceidratio',
] as const;

/** OpenTelemetry's specification takes an empty variable for one that is not set. */
const makeChoice = <T extends string>(choices: readonly [T, ...T[]]) =>
  makeValidator((input: string): T => {
    const choice = input === '' ? choices[0] : choices.find((it) => it === input);
    if (!choice) throw new Error(`must be one of ${choices.join(', ')}`);
    return choice;
  });

const endpoint = makeValidator((input: string) => {
  if (input === '') return input;
  const url = URL.canParse(input) ? new URL(input) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new Error('must be the URL of a collector, such as http://127.0.0.1:4318');
  // The log names the address.
  if (url.username || url.password)
    throw new Error('must not contain a user name or password; put them in OTEL_EXPORTER_OTLP_HEADERS');
  return input;
});

const share = makeValidator((input: string) => {
  if (input === '') return 1;
  if (!/^(0|1|0?\.\d+|[01]\.0*)$/.test(input)) throw new Error('must be a ratio from 0 to 1, such as 0.1');
  return Number(input);
});

const flag = makeValidator((input: string) => input.toLowerCase() === 'true');

/**
 * What OpenTelemetry's specification of environment variables says of traces. The SDK itself reads those about the
 * resource, and headers, certificates, compression and time-out of the exporter.
 */
export const TRACING_VARIABLES = {
  OTEL_SDK_DISABLED: flag({ default: false }),
  OTEL_TRACES_EXPORTER: makeChoice(['otlp', 'none'])({ default: 'otlp' }),
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint({ default: '' }),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint({ default: '' }),
  OTEL_EXPORTER_OTLP_PROTOCOL: makeChoice(OTLP_PROTOCOLS)({ default: OTLP_PROTOCOLS[0] }),
  OTEL_TRACES_SAMPLER: makeChoice(SAMPLERS)({ default: SAMPLERS[0] }),
  OTEL_TRACES_SAMPLER_ARG: share({ default: 1 }),
};

type TracingVariables = {
  [Name in keyof typeof TRACING_VARIABLES]: ReturnType<(typeof TRACING_VARIABLES)[Name]['_parse']>;
};

export function toTracingConfig(env: TracingVariables): TracingConfig {
  const sampler = env.OTEL_TRACES_SAMPLER;
  const isOff =
    env.OTEL_SDK_DISABLED || env.OTEL_TRACES_EXPORTER === 'none' || sampler.endsWith('always_off');
  return {
    url: isOff ? undefined : toUrl(env),
    protocol: env.OTEL_EXPORTER_OTLP_PROTOCOL,
    // All parents are spans of this product that were recorded, so that samplers with and without them are alike.
    share: sampler.endsWith('traceidratio') ? env.OTEL_TRACES_SAMPLER_ARG : 1,
  };
}

/** The address for traces is used as it is; the one for everything gets the path for traces. */
function toUrl(env: TracingVariables): string | undefined {
  const { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: own, OTEL_EXPORTER_OTLP_ENDPOINT: base } = env;
  return own || (base && `${base.replace(/\/$/, '')}/v1/traces`) || undefined;
}
