import { Module } from '@nestjs/common';
import { CodeGuard } from './code-guard';
import { ScanPages } from './scan-pages';

@Module({ providers: [CodeGuard, ScanPages], exports: [CodeGuard, ScanPages] })
export class ScanPagesModule {}
