import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ProjectEntity } from '../tables/project.entity';
import { SiteDays } from './site-days';
import type { SiteNumbersDto } from './site-numbers.dto';

/** Numbers of the whole site. All are stored counts, so reading them takes as long with a million codes. */
@Injectable()
export class SiteNumbers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly days: SiteDays,
  ) {}

  async read(): Promise<SiteNumbersDto> {
    const sums = await this.dataSource
      .createQueryBuilder(ProjectEntity, 'p')
      .select('COUNT(*)', 'projects')
      .addSelect('COALESCE(SUM(p.itemCount), 0)', 'codes')
      .addSelect('COALESCE(SUM(p.activatedCount), 0)', 'activatedCodes')
      .getRawOne<Record<'projects' | 'codes' | 'activatedCodes', string>>();
    return {
      projects: Number(sums?.projects),
      codes: Number(sums?.codes),
      activatedCodes: Number(sums?.activatedCodes),
      days: await this.days.read(),
    };
  }
}
