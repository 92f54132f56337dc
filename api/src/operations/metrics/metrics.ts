import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Histogram, Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { MetricsConfig } from '../../platform/config/config';
import type { Observe } from '../system/observed-answers';
import { DatabaseGauges } from './database-gauges';
import { adder } from './figures';
import { ProcessGauges } from './process-gauges';

/** Seconds; a scan takes milliseconds, a sheet of a thousand codes some seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Durations of requests by route, the figures of the product, and prom-client's default metrics. Nothing is measured
 * and prom-client is not loaded where no token is configured.
 */
@Injectable()
export class Metrics implements OnModuleInit {
  /** Undefined where nothing is measured. */
  registry: Registry | undefined;
  private duration: Histogram | undefined;

  constructor(
    private readonly ofProcess: ProcessGauges,
    private readonly ofDatabase: DatabaseGauges,
    private readonly dataSource: DataSource,
    private readonly config: MetricsConfig,
  ) {}

  async onModuleInit(): Promise<void> {
    if (this.config.token === undefined) return;
    const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
    const register = new Registry();
    collectDefaultMetrics({ register });
    this.duration = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'From the arrival of a request to the end of its answer',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers: [register],
    });
    const [gauge, counter] = [adder(Gauge, register), adder(Counter, register)];
    const embedded = this.dataSource.options.type === 'better-sqlite3';
    this.ofProcess.register(gauge, counter, embedded);
    this.ofDatabase.register(gauge, counter, embedded);
    this.registry = register;
  }

  /**
   * To be called for each answer. The labels have the pattern and not the path, and few methods: every value is a time
   * series, and paths contain aliases.
   */
  readonly observe: Observe = ({ method, route, status, seconds }) =>
    this.duration?.observe({ method, route, status }, seconds);
}
