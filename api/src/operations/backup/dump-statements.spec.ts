import { DumpStatements } from './dump-statements';

/** Lines of mariadb-dump 10.6 to 11.8 and of mysqldump 8.0 to 9.7. */
const DUMP = String.raw`/*M!999999\- enable the sandbox mode */ 
-- MariaDB dump 10.19  Distrib 10.11.19-MariaDB, for debian-linux-gnu (x86_64)
--
/*!40101 SET @OLD_CHARACTER_SET_CLIENT=@@CHARACTER_SET_CLIENT */;
/*!50503 SET NAMES utf8mb4 */;
/*!40103 SET TIME_ZONE='+00:00' */;
/*!40014 SET @OLD_UNIQUE_CHECKS=@@UNIQUE_CHECKS, UNIQUE_CHECKS=0 */;
/*!40101 SET @OLD_SQL_MODE=@@SQL_MODE, SQL_MODE='NO_AUTO_VALUE_ON_ZERO' */;
/*M!100616 SET @OLD_NOTE_VERBOSITY=@@NOTE_VERBOSITY, NOTE_VERBOSITY=0 */;

DROP TABLE IF EXISTS ${'`items`'};
/*!40101 SET @saved_cs_client     = @@character_set_client */;
/*!50503 SET character_set_client = utf8mb4 */;
CREATE TABLE ${'`items`'} (
  ${'`note`'} varchar(9) DEFAULT 'a;b\'c -- #',
  CONSTRAINT ${'`CHK_1`'} CHECK (${'`note`'} in ('x;','y'))
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4;
/*!40101 SET character_set_client = @saved_cs_client */;
CREATE TABLE ${'`empty`'} (
  ${'`id`'} int
);
LOCK TABLES ${'`items`'} WRITE;
/*!40000 ALTER TABLE ${'`items`'} DISABLE KEYS */;
set autocommit=0;
INSERT INTO ${'`items`'} VALUES
(1,'USE live; \\',-3,'it''s \n \! id'),
(2,0xFF,NULL,1.5e-7);
/*!40000 ALTER TABLE ${'`items`'} ENABLE KEYS */;
UNLOCK TABLES;
commit;
/*!40101 SET SQL_MODE=@OLD_SQL_MODE */;

-- Dump completed on 2026-11-30 13:23:13`;

/** The statements that must not be there. */
const findForeign = (text: string): string[] => {
  const statements = new DumpStatements();
  return text.split('\n').flatMap((line) => statements.findForeign(line) ?? []);
};

describe('The statements of a dump', () => {
  it('should be those of one database, whose tables it knows', () => {
    const statements = new DumpStatements();
    expect(DUMP.split('\n').flatMap((line) => statements.findForeign(line) ?? [])).toEqual([]);
    expect(statements.tables).toEqual(['items', 'empty']);
    expect([...statements.filled]).toEqual(['items']);
  });

  it('should have strings of any length', () => {
    expect(findForeign(`INSERT INTO \`items\` VALUES ('${"\\\\\\'".repeat(1e6)}');`)).toEqual([]);
  });

  it.each([
    'USE `live`;',
    'use live;',
    'CREATE DATABASE /*!32312 IF NOT EXISTS*/ `live` /*!40100 DEFAULT CHARACTER SET utf8mb4 */;',
    'CREATE DATABASE live;',
    'DROP DATABASE live;',
    '/*!40000 DROP DATABASE IF EXISTS `live`*/;',
    'DROP TABLE IF EXISTS `live`.`items`;',
    'DROP TABLE IF EXISTS `items`, live.items;',
    'CREATE TABLE `live`.`items` (',
    'INSERT INTO `live`.`items` VALUES (1);',
    'INSERT INTO live.items VALUES (1);',
    'ALTER TABLE `items` RENAME `live`.`items`;',
    'INSERT INTO `items` (`id`) SELECT 1 FROM mysql.user;',
    "INSERT INTO `items` VALUES (LOAD_FILE('/etc/passwd'));",
    'INSERT INTO `items` VALUES\n(1,SLEEP(100000));',
    'INSERT INTO `items` VALUES (1) ON DUPLICATE KEY UPDATE `id`=(SELECT 1);',
    'CREATE TABLE `x` (`id` int) SELECT * FROM mysql.user;',
    "CREATE TABLE `x` (`id` int) DATA DIRECTORY='/tmp';",
    'CREATE TABLE `x` (\n  `id` int\n) ENGINE=FEDERATED;',
    "CREATE TABLE `x` (`id` int) ENGINE=CONNECT FILE_NAME='/etc/passwd';",
    'UNLOCK TABLES; USE live;',
    'UNLOCK TABLES; DELETE FROM live.items;',
    "GRANT ALL ON *.* TO 'somebody';",
    'SET GLOBAL read_only=1;',
    'SET @@GLOBAL.read_only=1;',
    "SET PASSWORD = 'x';",
    "LOAD DATA LOCAL INFILE '/etc/passwd' INTO TABLE `items`;",
  ])('should not leave the database: %s', (line) => {
    const at = DUMP.lastIndexOf('/*!40101');
    expect(findForeign(`${DUMP.slice(0, at)}${line}\nUNLOCK TABLES;\n`)).not.toEqual([]);
  });

  it.each([
    String.raw`\! id`,
    String.raw`UNLOCK TABLES; \! id`,
    'system id',
    'source /etc/passwd',
    'DELIMITER ;;',
    String.raw`\C gbk`,
  ])('should not command the client: %s', (line) => {
    expect(findForeign(`${line}\nUNLOCK TABLES;`)).not.toEqual([]);
  });

  it.each([
    ['a comment that a server skips', "/*!99999 ' */ USE live; -- ';"],
    ['a comment that a server may skip', '/*!99999 INSERT INTO `items` VALUES */ USE live;'],
    ['a comment in a name', '/*!40000 `*/ USE live; /*` */;'],
    ['a backslash in a name', 'DROP TABLE IF EXISTS `a\\`; USE live; -- `;'],
    ['quotes that mean names', 'SET SQL_MODE=4;'],
    ['quotes that mean names, kept in a variable', "SET @a='ANSI_QUOTES', SQL_MODE=@a;"],
    ['another meaning of bytes', 'SET NAMES gbk;'],
    ['a string without an end', "INSERT INTO `items` VALUES ('\nUSE live;');"],
    ['a comment behind a statement', 'UNLOCK TABLES; -- more'],
    ['one that is too long to be read', `SET ${'a=1, '.repeat(70)}GLOBAL b=1;`],
  ])('should hide nothing: %s', (_what, line) => {
    expect(findForeign(line)).not.toEqual([]);
  });
});
