import { Global, Module } from '@nestjs/common';
import { SettingsController } from './settings.controller';
import { SettingsService } from './settings.service';
import { SiteSettings } from './site-settings';

/** Everything may depend on a setting. */
@Global()
@Module({
  controllers: [SettingsController],
  providers: [SettingsService, SiteSettings],
  exports: [SettingsService, SiteSettings],
})
export class SettingsModule {}
