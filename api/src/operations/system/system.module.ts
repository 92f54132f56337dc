import { Module } from '@nestjs/common';
import { SystemController } from './system.controller';
import { SystemService } from './system.service';

/** What administrators see of the server itself. */
@Module({ controllers: [SystemController], providers: [SystemService] })
export class SystemModule {}
