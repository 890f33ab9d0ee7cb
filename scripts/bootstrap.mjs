// Runs before `npm start`, `npm test` and what package.json says, on whatever Node the machine has
// (20 or newer), so it needs no package. Installs what is missing and skips what is there. With
// --browser it also makes sure of a Chromium for the browser tests, and of the browsers of two more
// engines where apt-get can install them; without those their tests are left out.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const MOST_RECENT_INSTALL = join(root, 'node_modules/.package-lock.json');
/**
 * Debian's Chromium without windows: pages open in a third of the time. Some tests need the
 * windows, so both are installed.
 */
const HEADLESS_SHELL = {
  package: 'chromium-headless-shell',
  path: '/usr/bin/chromium-headless-shell',
};
const INSTALLED_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
/** Debian's stand-ins for Times, Arial and Courier; its Chromium only recommends them. */
const FONTS = { package: 'fonts-liberation', folder: '/usr/share/fonts/truetype/liberation' };
/**
 * The browsers that test/e2e/engine.ts starts: their programs, unless the environment names another
 * one, and the packages of Debian that bring them.
 */
const OTHER_ENGINES = [
  {
    name: 'Firefox',
    path: process.env.FIREFOX_PATH,
    programs: ['/usr/bin/firefox-esr'],
    packages: ['firefox-esr'],
  },
  {
    name: 'WebKit',
    path: process.env.WEBKIT_DRIVER_PATH,
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  },
];

/** Runs a command in the project with its output shown; true if it succeeded. */
function run(command, ...args) {
  console.log(`> ${command} ${args.join(' ')}`);
  return (
    spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
      .status === 0
  );
}

/** Runs a command that prints much: its output is shown only if it fails. */
function runQuietly(command, ...args) {
  console.log(`> ${command} ${args.join(' ')}`);
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  if (status !== 0) console.log(`${stdout ?? ''}${stderr ?? ''}`.trimEnd());
  return status === 0;
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function installPackages() {
  const isCurrent =
    existsSync(MOST_RECENT_INSTALL) &&
    statSync(MOST_RECENT_INSTALL).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
  if (isCurrent) return;
  // `npm ci` refuses a lock file when the registry in use lacks optional packages for other
  // systems; this installs the same versions.
  if (!run('npm', 'install', '--no-save', '--no-fund', '--no-audit', '--loglevel', 'error')) {
    fail(
      'The npm packages could not be installed. Check the connection to the npm registry, then run `npm install` and see what it says.',
    );
  }
}

const canRun = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Chromium on the machine, or the one Playwright has downloaded before. */
function hasBrowser() {
  if (process.env.CHROMIUM_PATH) return existsSync(process.env.CHROMIUM_PATH);
  if (INSTALLED_BROWSERS.some(existsSync)) return true;
  const script =
    "import('playwright').then(({chromium})=>process.exit(require('fs').existsSync(chromium.executablePath())?0:1))";
  return spawnSync(process.execPath, ['-e', script], { cwd: root, stdio: 'ignore' }).status === 0;
}

/**
 * Installs packages of Debian; false where there is no apt-get, or no right to use it without a
 * password.
 */
function aptInstall(...packages) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const debian =
    canRun('apt-get', '--version') && (sudo.length === 0 || canRun('sudo', '-n', 'true'));
  const apt = (...args) => runQuietly(...[...sudo, 'apt-get', ...args].map(String));
  return debian && apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
}

function installBrowser() {
  if (!process.env.CHROMIUM_PATH && !existsSync(HEADLESS_SHELL.path))
    aptInstall(HEADLESS_SHELL.package);
  if (hasBrowser() || aptInstall('chromium') || run('npx', 'playwright', 'install', 'chromium'))
    return;
  fail(
    'No Chromium for the browser tests: none was found on this machine, and neither apt-get nor Playwright could install one. ' +
      'Install Chromium or Chrome and, if it is in an unusual place, set CHROMIUM_PATH to its program.',
  );
}

/**
 * Pages are measured with the fonts that they name for readers without ours: without them they move
 * when ours come.
 */
function installFonts() {
  if (process.platform !== 'linux' || existsSync(FONTS.folder) || aptInstall(FONTS.package)) return;
  console.log('No Liberation fonts for the browser tests: those about what moves may fail.');
}

function installOtherEngines() {
  for (const { name, path, programs, packages } of OTHER_ENGINES) {
    const isThere = path ? existsSync(path) : programs.every(existsSync) || aptInstall(...packages);
    if (!isThere)
      console.log(`No ${name} for the browser tests: those in its engine are left out.`);
  }
}

const [major] = process.versions.node.split('.').map(Number);
if (major < 20)
  fail(
    `Node ${process.versions.node} is too old: Node 20 or newer is needed to install the project.`,
  );
try {
  execFileSync('npm', ['--version'], { stdio: 'ignore', shell: process.platform === 'win32' });
} catch {
  fail(
    'npm was not found. It comes with Node: install Node 20 or newer from your system or from nodejs.org.',
  );
}
installPackages();
if (process.argv.includes('--browser')) {
  installBrowser();
  installFonts();
  installOtherEngines();
}
