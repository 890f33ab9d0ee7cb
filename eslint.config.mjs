import astro from 'eslint-plugin-astro';
import { defineConfig } from 'eslint/config';
import solid from 'eslint-plugin-solid/configs/typescript';
import tseslint from 'typescript-eslint';

const noChance = [
  'error',
  { object: 'Math', property: 'random', message: 'Chance comes from the seed: use Random.' },
];
const noEnums = { selector: 'TSEnumDeclaration', message: 'Constants first, types from them.' };

const fastCheck = {
  name: 'fast-check',
  message: 'Random tests take it from test/support/seed.ts, which gives it its seed.',
};

export default defineConfig(
  { ignores: ['dist/', 'dist-below/', '.astro/', '.mutants/', 'node_modules/'] },
  {
    files: ['**/*.{ts,tsx}'],
    // The rules that ask for types are in .oxlintrc.json.
    extends: [...tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'no-restricted-syntax': ['error', noEnums],
      eqeqeq: 'error',
    },
  },
  {
    // What is more than a view is in player-state.ts, which is tested without a browser.
    files: ['src/islands/player/Player.tsx'],
    rules: { 'max-lines': ['error', { max: 150, skipComments: true }] },
  },
  {
    files: ['src/engine/**/*.ts', 'src/games/**/*.ts'],
    rules: {
      'no-restricted-properties': noChance,
      'no-restricted-globals': ['error', { name: 'Date', message: 'Rules know no clock.' }],
    },
  },
  {
    files: ['src/games/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        noEnums,
        {
          selector: 'Literal[value=/ /]:not(ImportDeclaration > Literal)',
          message: 'Ids in code, sentences in content/.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // These come with every page, which pays for each byte.
    ignores: [
      'src/engine/**',
      'src/games/**',
      'src/browser/kept.ts',
      'src/browser/address.ts',
      'src/browser/on-device.ts',
      'src/browser/over-page.ts',
      'src/client/{page,theme,languages,filters}.ts',
    ],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage'].map((name) => ({
          name,
          message: 'What the device keeps goes through browser/kept.ts.',
        })),
        {
          name: 'history',
          message:
            'The address is put by browser/address.ts, what lies over the page by browser/over-page.ts.',
        },
      ],
    },
  },
  {
    files: ['src/islands/**/*.tsx'],
    ...solid,
    rules: {
      ...solid.rules,
      'solid/no-innerhtml': 'off',
      'no-restricted-syntax': [
        'error',
        noEnums,
        {
          selector: 'JSXAttribute[name.name=/^(textContent|innerText)$/]',
          message:
            'Texts are children: what is written this way stays old on translated pages (src/browser/put-back.ts).',
        },
      ],
    },
  },
  {
    files: ['test/**/*.ts'],
    ignores: ['test/support/seed.ts'],
    rules: {
      'no-restricted-imports': ['error', { paths: [fastCheck] }],
    },
  },
  {
    files: ['test/{content,games,narration}/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            fastCheck,
            {
              name: 'vitest',
              importNames: ['vi'],
              message:
                'Tests here share their modules (vitest.config.ts): what one stubs, others find.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['test/e2e/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        noEnums,
        {
          selector: 'MemberExpression[property.name="waitForTimeout"]',
          message:
            'Time says nothing: wait for what the test needs, or move the clock (page.clock).',
        },
        {
          selector: 'Literal[value="networkidle"]',
          message:
            'A lull says nothing: wait for what the test needs, or for all of the page (quiet in test/e2e/support.ts).',
        },
      ],
    },
  },
  ...astro.configs.recommended,
  {
    files: ['**/*.astro'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/test/**', '**/scripts/**'],
              message: 'Pages import neither tests nor scripts.',
            },
          ],
        },
      ],
    },
  },
);
