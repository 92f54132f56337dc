import { type DynamicModule, Global, Module } from '@nestjs/common';
import {
  BrandConfig,
  type Config,
  DatabaseConfig,
  LimitsConfig,
  LogConfig,
  MailConfig,
  SecurityConfig,
  ServerConfig,
  SiteConfig,
} from './config';

/** Provides each domain's settings under its class. */
@Global()
@Module({})
export class ConfigModule {
  static of(config: Config): DynamicModule {
    const providers = [
      { provide: ServerConfig, useValue: config.server },
      { provide: DatabaseConfig, useValue: config.database },
      { provide: MailConfig, useValue: config.mail },
      { provide: BrandConfig, useValue: config.brand },
      { provide: SiteConfig, useValue: config.site },
      { provide: SecurityConfig, useValue: config.security },
      { provide: LimitsConfig, useValue: config.limits },
      { provide: LogConfig, useValue: config.log },
    ];
    return { module: ConfigModule, providers, exports: providers.map(({ provide }) => provide) };
  }
}
