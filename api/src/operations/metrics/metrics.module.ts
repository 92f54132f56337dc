import { Module } from '@nestjs/common';
import { DeliveryModule } from '../../delivery';
import { LiveModule } from '../../live';
import { WebModule } from '../../web';
import { DatabaseGauges } from './database-gauges';
import { Metrics } from './metrics';
import { MetricsController } from './metrics.controller';
import { ProcessGauges } from './process-gauges';

/** What Prometheus asks for. Its path is not below `/api`. */
@Module({
  imports: [DeliveryModule, LiveModule, WebModule],
  controllers: [MetricsController],
  providers: [DatabaseGauges, Metrics, ProcessGauges],
})
export class MetricsModule {}
