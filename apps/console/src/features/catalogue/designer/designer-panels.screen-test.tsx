import type { TemplateVersion } from '@platen/contract/catalogue/sku-template';
import { layer } from '@platen/design/testing/test-designer';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { template } from '../../../testing/template.ts';
import { formatMinute } from '../../../ui/formats.ts';
import {
  box,
  button,
  field,
  front,
  longTimeout,
  openDesigner,
  press,
  row,
  slow,
  stubServer,
} from './testing/designer-screen.tsx';

/** The panels beside the canvas: checks, versions, proofs, and the properties of several layers. */

const server = stubServer();

it('finds what would spoil the print, links to it, and reports it again on save', slow, async () => {
  const tiny = layer('Qrcode', 'code', { name: 'code', left: 0, top: 0, width: 12, height: 12 });
  const group = layer('QrcodeGroup', 'codes', { name: 'codes', left: 300, top: 10, width: 60, height: 60 }, [tiny]);
  await openDesigner([box('far', 900, 900), group, box('fine', 20, 20)]);
  await expect.element(button('Preflight: 3 problems'), longTimeout).toBeVisible();
  await expect.element(row('far').getByText('2')).toBeVisible();
  await button('Preflight: 3 problems').click();
  const panel = page.getByRole('region', { name: 'Preflight' });
  await expect.element(panel.getByText(/cannot be scanned once printed/)).toBeVisible();
  await expect.element(panel.getByText(/too small to scan/)).toBeVisible();
  await panel.getByText('Errors 1').click();
  await expect.element(panel.getByText(/outside the canvas/)).not.toBeInTheDocument();
  await panel.getByRole('button', { name: 'Front › code' }).click();
  await expect.element(row('code')).toHaveAttribute('aria-selected', 'true');
  await panel.getByRole('button', { name: 'Close' }).click();
  await row('far').click();
  await press('{Delete}');
  await expect.element(button('Preflight: 2 problems'), longTimeout).toBeVisible();
  server.answers['PUT /sku_templates/1'] = template();
  await press('{Control>}s{/Control}');
  const notice = page.getByText('Saved. 1 problem would spoil the print.');
  await expect.element(notice, longTimeout).toBeVisible();
  // The open panel stays until the user opens the problems.
  await expect.element(panel).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Show', exact: true }).last().click();
  await expect.element(panel).toBeVisible();
});

it('shows who changed what, and restores a version in one undo step', slow, async () => {
  const version: TemplateVersion = {
    id: 4,
    saved_at: '2026-11-01T08:00:00Z',
    saved_by: { id: 2, screen_name: 'Lin' },
    changes: [{ change: 'layer_added', config: 'Front', layer: { type: 'Rect', name: 'old' } }],
  };
  const design = { production_image_configs: [front([box('old', 10, 10)])], effect_image_configs: [] };
  server.answers['GET /sku_templates/1/versions'] = { data: [version] };
  server.answers['GET /sku_templates/1/versions/4'] = {
    ...version,
    font_libraries: [],
    custom_area_configs: [],
    ...design,
  };
  await openDesigner([box('a', 20, 20)]);
  await button('Version history').click();
  const panel = page.getByRole('region', { name: 'Version history' });
  await panel.getByText('“Front”: added “old”').click();
  await expect.element(panel.getByText('Lin')).toBeVisible();
  await expect.element(panel.getByText(formatMinute(version.saved_at))).toBeVisible();
  await expect.element(panel.getByRole('img')).toBeVisible();
  await panel.getByRole('button', { name: 'Restore' }).click();
  await expect.element(row('old')).toBeVisible();
  await expect.element(row('a')).not.toBeInTheDocument();
  await expect.element(page.getByText('Unsaved changes')).toBeVisible();
  await button('Undo').click();
  await expect.element(row('a')).toBeVisible();
});

it('steps through the rows of a sheet, with the problems of each', slow, async () => {
  const name = layer('TextRect', 't', {
    name: 'Name',
    left: 20,
    top: 20,
    width: 300,
    text: { label: 'Name', editable: true, required: true, value: 'Ada' },
    font_family: { label: '', editable: false, required: false, value: 'None' },
  });
  await openDesigner([name]);
  await button('Proof with rows of a sheet').click();
  const panel = page.getByRole('region', { name: 'Proof with rows of a sheet' });
  const rows = 'Order no\t定制项-Name*\tColor\nA1\tGrace\tred\nA2\tLin\tblue';
  await userEvent.fill(panel.getByRole('textbox', { name: 'Paste rows here' }), rows);
  await expect.element(page.getByText('Proof of row 2: A1')).toBeVisible();
  await expect.element(panel.getByText('Columns without a custom item: Color')).toBeVisible();
  await panel.getByRole('button', { name: 'Next row' }).click();
  await expect.element(page.getByText('Proof of row 3: A2')).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Next row' })).toBeDisabled();
  await expect.element(panel.getByText('1 problem').nth(1), longTimeout).toBeVisible();
  await panel.getByRole('button', { name: 'Front › Name' }).click();
  await expect.element(row('Name')).toHaveAttribute('aria-selected', 'true');
  await button('Exit proof').click();
  await expect.element(page.getByText(/^Proof of row/)).not.toBeInTheDocument();
});

it('shows positions and sizes with two decimals', slow, async () => {
  await openDesigner([box('a', 10.126, 20, { width: 272.126_964_933 })]);
  await row('a').click();
  await expect.element(field('Left')).toHaveValue('10.13');
  await expect.element(field('Width')).toHaveValue('272.13');
});

it('sets shared properties and gaps of several layers; Esc closes a menu and keeps the selection', slow, async () => {
  await openDesigner([box('a', 0, 0), box('b', 100, 0, { stroke_width: 2 }), box('c', 250, 0)]);
  await page.getByRole('application').click({ position: { x: 5, y: 5 } });
  await press('{Control>}a{/Control}');
  await expect.element(field('Top')).toHaveValue('0');
  await expect.element(field('Left')).toHaveAttribute('placeholder', 'Mixed');
  await expect.element(page.getByRole('spinbutton', { name: 'Stroke width' })).toHaveAttribute('placeholder', 'Mixed');
  await userEvent.fill(field('Horizontal gap'), '10');
  await press('{Enter}');
  await userEvent.fill(field('Stroke width'), '4');
  await press('{Enter}');
  await row('c').click({ button: 'right' });
  await expect.element(page.getByRole('menuitem', { name: /Clone/ })).toBeVisible();
  await press('{Escape}');
  await expect.element(page.getByText('3 layers selected').first()).toBeVisible();
  await row('c').click();
  await expect.element(field('Left')).toHaveValue('180');
  await expect.element(field('Stroke width')).toHaveValue('4');
});
