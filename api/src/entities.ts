import { getMetadataArgsStorage } from 'typeorm';
import './accounts';
import './codes';
import './delivery';
import './inbox';
import './operations/tables/backup.entity';
import './platform/tables/change.entity';
import './platform/tables/lease.entity';
import './platform/tables/service-count.entity';
import './records';
import './releases/tables/release-file.entity';
import './releases/tables/release-token.entity';
import './releases/tables/release.entity';
import './releases/tables/share-load.entity';

/** Every table of the product: the classes with `@Entity` in what is imported above. */
export const ENTITIES = getMetadataArgsStorage().tables.map(({ target }) => target as new () => object);
