import type { TracingConfig } from '../config/config';
import { TRACES_SAMPLERS } from '../config/config';
import { OpenTelemetry } from './open-telemetry';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = `00-${TRACE}-00f067aa0ba902b7-01`;
/** The sampler decides by the number of a trace: this one is chosen by no ratio below one. */
const UNLIKELY = '00-ffffffff000000000000000000000000-00f067aa0ba902b7-01';

const record = (sampler: TracingConfig['sampler'], ratio = 1) =>
  new OpenTelemetry({ url: undefined, protocol: 'http/json', sampler, ratio }, 'http://127.0.0.1:9');

describe('OpenTelemetry', () => {
  it('should know every sampler of the specification', () => {
    const recorded = (name: TracingConfig['sampler'], parent?: string) =>
      record(name, 0.5).begin({ name: 'test' }, parent) !== undefined;
    expect(TRACES_SAMPLERS.map((name) => [name, recorded(name, UNLIKELY)])).toEqual([
      ['parentbased_always_on', true],
      ['parentbased_always_off', true],
      ['parentbased_traceidratio', true],
      ['always_on', true],
      ['always_off', false],
      ['traceidratio', false],
    ]);
    expect([recorded('parentbased_always_on'), recorded('parentbased_always_off')]).toEqual([true, false]);
  });

  it.each([
    [0, 0, 0],
    [0.25, 170, 330],
    [1, 1000, 1000],
  ])('should record the share %s of the traces', (ratio, least, most) => {
    const tracing = record('parentbased_traceidratio', ratio);
    const spans = Array.from({ length: 1000 }, () => tracing.begin({ name: 'test' }));
    const count = spans.filter(Boolean).length;
    expect(count).toBeGreaterThanOrEqual(least);
    expect(count).toBeLessThanOrEqual(most);
  });

  it('should name a span so that another process goes on with its trace', () => {
    const span = record('always_on').begin({ name: 'test' })!;
    const child = record('always_on').begin({ name: 'test' }, span.traceparent)!;
    expect(child.traceId).toBe(span.traceId);
    expect(child.traceparent).not.toBe(span.traceparent);
  });

  it.each(['', 'x', `00-${TRACE}-00f067aa0ba902b7-00`, `${PARENT}-more`, PARENT.toUpperCase()])(
    'should begin a trace of its own where the parent is %p',
    (parent) => {
      expect(record('always_on').begin({ name: 'test' }, parent)!.traceId).not.toBe(TRACE);
    },
  );
});
