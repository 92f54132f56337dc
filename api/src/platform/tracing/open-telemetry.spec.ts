import { OpenTelemetry } from './open-telemetry';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = `00-${TRACE}-00f067aa0ba902b7-01`;

const record = (share = 1) =>
  new OpenTelemetry({ url: undefined, protocol: 'http/json', share }, 'http://127.0.0.1:9');

describe('OpenTelemetry', () => {
  it.each([
    [0, 0, 0],
    [0.25, 170, 330],
    [1, 1000, 1000],
  ])('should record the share %s of the traces that begin here', (share, least, most) => {
    const tracing = record(share);
    const spans = Array.from({ length: 1000 }, () => tracing.begin({ name: 'test' }));
    const count = spans.filter(Boolean).length;
    expect(count).toBeGreaterThanOrEqual(least);
    expect(count).toBeLessThanOrEqual(most);
  });

  it('should go on with a trace whatever the share is, under the name that another process gave it', () => {
    const span = record().begin({ name: 'test' })!;
    const part = record(0).begin({ name: 'test' }, span.traceparent)!;
    expect(part.traceId).toBe(span.traceId);
    expect(part.traceparent).not.toBe(span.traceparent);
  });

  it.each(['', 'x', `00-${TRACE}-00f067aa0ba902b7-00`, `${PARENT}-more`, PARENT.toUpperCase()])(
    'should begin a trace of its own where the parent is %p',
    (parent) => {
      expect(record().begin({ name: 'test' }, parent)!.traceId).not.toBe(TRACE);
    },
  );
});
