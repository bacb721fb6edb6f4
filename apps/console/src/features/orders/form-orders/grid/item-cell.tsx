import { thumbnailWidthPx } from '@platen/model/constants';
import type { ExcelConfigItem, SkuTemplate } from '@platen/model/sku-templates';
import { hasChoice } from '@platen/ordering/order-fields';
import type { ReactNode } from 'react';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { UploadCell } from '../../../../ui/upload/upload-cell.tsx';
import type { StoredFile } from '../../../../ui/upload/upload.types.ts';
import { orderImageMaxMb } from '../draft/image-limits.ts';
import { ChoiceCell, ColorCell, LinesCell } from './grid-cells.tsx';
import styles from './order-grid.module.css';

interface Props {
  template: SkuTemplate;
  item: ExcelConfigItem;
  label: string;
  value: string;
  onChange: (text: string) => void;
  isInvalid: boolean;
}

type Option = ExcelConfigItem['options'][number];

const marks: Record<ExcelConfigItem['type'], (option: Option) => ReactNode> = {
  image: ({ value }) => (
    <span className={styles.thumbnail}>
      <Picture url={value} alt="" widthPx={thumbnailWidthPx} />
    </span>
  ),
  color: ({ value }) => <span className={styles.swatch} style={{ background: value }} />,
  text: () => null,
  font_family: () => null,
};

/** The address of a picture as the file that it is: more than that is not known of it, nor needed. */
const toFiles = (url: string): StoredFile[] =>
  url === '' ? [] : [{ id: 0, url, filename: decodeURI(url).split('/').at(-1) ?? url }];

/** How each type of custom item is filled in where the template offers no choice. */
const inputs: Record<ExcelConfigItem['type'], (props: Props) => ReactNode> = {
  text: ({ item, ...props }) => <LinesCell {...cellProps({ item, ...props })} maxLength={5000} />,
  color: (props) => <ColorCell {...cellProps(props)} />,
  font_family: (props) => {
    const fonts = props.template.font_libraries.map(({ name }) => ({ value: name, label: name }));
    return fonts.length > 0 ? (
      <ChoiceCell {...cellProps(props)} options={fonts} />
    ) : (
      <LinesCell {...cellProps(props)} />
    );
  },
  image: ({ label, value, onChange, isInvalid }) => (
    <UploadCell
      value={toFiles(value)}
      onChange={([file]) => onChange(file?.url ?? '')}
      label={label}
      isInvalid={isInvalid}
      maxMb={orderImageMaxMb}
    />
  ),
};

/** What stands there until something is filled in is what would be printed. */
function cellProps({ item, label, value, onChange, isInvalid }: Props) {
  const preset = item.options.find((option) => option.value === item.value)?.label ?? item.value;
  return { cell: `value:${item.key}`, label, value, onChange, isInvalid, placeholder: preset };
}

/** A custom item of the template in a row of the grid. */
export function ItemCell(props: Props) {
  const { item } = props;
  if (!hasChoice(item)) return inputs[item.type](props);
  // By label, as in sheets: a label stays readable in whatever shows the order later.
  const options = item.options.map((option) => ({
    value: option.label,
    label: option.label,
    mark: marks[item.type](option),
  }));
  return <ChoiceCell {...cellProps(props)} options={options} />;
}
