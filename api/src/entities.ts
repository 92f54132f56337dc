import { getMetadataArgsStorage } from 'typeorm';
import './accounts';
import './codes';
import './delivery';
import './inbox';
import './records';

/** Every table of the product: the classes with `@Entity` in the domains that are imported above. */
export const ENTITIES = getMetadataArgsStorage().tables.map(({ target }) => target as new () => object);
