import { Module } from '@nestjs/common';
import { ScanPages } from './scan-pages';

@Module({ providers: [ScanPages], exports: [ScanPages] })
export class ScanPagesModule {}
