// Whether everything keeps to the table of imports in .dependency-cruiser.mjs. dependency-cruiser
// reads no Astro components, so it gets a copy of the project in which each of them is a module
// that imports the same.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, glob, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import ts from 'typescript';
import { codeOfAstro } from './code-of-astro.ts';

const FOLDERS = ['src', 'content', 'scripts', 'test'];
const CONFIG = '.dependency-cruiser.mjs';
const CRUISER = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
/** What files import, or resolving imports needs; all else stays where it is. */
const NEEDED = /\.(ts|tsx|mjs|js|json|css|astro)$|^[^.]*$/;

/** What a component imports, statement by statement; with what it loads later. */
function importsOf(source: string): string {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) found.push(node.getText());
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      found.push(`void import(${node.arguments[0]!.getText()});`);
    else node.forEachChild(visit);
  };
  for (const piece of codeOfAstro(source))
    visit(ts.createSourceFile('component.tsx', piece, ts.ScriptTarget.Latest, true));
  return found.join('\n');
}

/** Copies a project to a folder, where the names of components end with `.ts` too. */
async function layOut(project: string, folder: string): Promise<void> {
  await Promise.all([
    ...(await Array.fromAsync(glob(['*.{ts,mjs,json}', CONFIG], { cwd: project }))).map((file) =>
      cp(join(project, file), join(folder, file)),
    ),
    ...FOLDERS.map((name) =>
      cp(join(project, name), join(folder, name), {
        recursive: true,
        filter: (path) => NEEDED.test(path.split(/[\\/]/).at(-1)!),
      }),
    ),
    symlink(join(project, 'node_modules'), join(folder, 'node_modules'), 'junction'),
  ]);
  for await (const file of glob('src/**/*.astro', { cwd: folder })) {
    const path = join(folder, file);
    await writeFile(`${path}.ts`, importsOf(await readFile(path, 'utf8')));
    await rm(path);
  }
}

const folder = await mkdtemp(join(tmpdir(), 'imports-'));
try {
  await layOut(process.cwd(), folder);
  const options = ['--config', CONFIG, ...process.argv.slice(2)];
  const cruiser = spawn(process.execPath, [CRUISER, ...FOLDERS, ...options], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said, [code]] = await Promise.all([
    text(cruiser.stdout),
    once(cruiser, 'close') as Promise<[number | null]>,
  ]);
  process.stdout.write(said.replaceAll('.astro.ts', '.astro'));
  process.exitCode = code ?? 1;
} finally {
  await rm(folder, { recursive: true });
}
