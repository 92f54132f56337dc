import { Module } from '@nestjs/common';
import { QrDesignsService } from './qr-designs.service';

@Module({ providers: [QrDesignsService], exports: [QrDesignsService] })
export class QrDesignsModule {}
