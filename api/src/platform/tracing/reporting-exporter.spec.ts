import { Logger } from '@nestjs/common';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import { HOUR } from '@ringtag/contracts';
import { ReportingExporter } from './reporting-exporter';

describe('ReportingExporter', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('should log once an hour that the collector takes nothing, and tell the caller each time', () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    const error = Object.assign(new Error('x'.repeat(1000)), { code: 'ECONNREFUSED' });
    const exporter: SpanExporter = {
      export: (_spans, done) => done({ code: 1, error }),
      shutdown: () => Promise.resolve(),
    };
    const reporting = new ReportingExporter(exporter, 'http://127.0.0.1:9/v1/traces');
    const done = jest.fn();
    for (let minutes = 0; minutes < 60; minutes += 1) {
      reporting.export([], done);
      jest.advanceTimersByTime(HOUR / 60);
    }
    expect(warn).toHaveBeenCalledTimes(1);
    const { reason, url } = warn.mock.calls[0]![0] as { reason: string; url: string };
    expect([reason.slice(0, 14), reason.length, url]).toEqual([
      'ECONNREFUSED x',
      200,
      'http://127.0.0.1:9/v1/traces',
    ]);
    reporting.export([], done);
    expect(warn).toHaveBeenCalledTimes(2);
    expect(done).toHaveBeenCalledTimes(61);
  });
});
