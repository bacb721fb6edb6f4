import type { FormOrderDetail } from '@platen/contract/orders/form-order-detail';
import { Link } from '@tanstack/react-router';
import { useParty } from '../../../../shared/orders/use-party.ts';
import { useCan } from '../../../../shared/session/abilities.tsx';
import { TemplateKindTag } from '../../../../shared/template-kind.tsx';
import { CopyableText } from '../../../../ui/copyable-text.tsx';
import { emptyValue, formatDateTime } from '../../../../ui/formats.ts';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { useText } from '../../../../ui/text.ts';
import styles from './form-order-facts.module.css';
import { formOrderDetailTexts } from './form-orders-detail.messages.ts';

const pictureWidthPx = 160;

/** What was ordered, as it will look: the first order that is rendered, or else the template. */
export function FormOrderProduct({ formOrder }: { formOrder: FormOrderDetail }) {
  const t = useText(formOrderDetailTexts);
  const can = useCan();
  const seesEveryone = useParty() === 'staff';
  const { sku_template, sku_template_name: name, sku_template_no: no, category, user } = formOrder;
  const drawn = formOrder.orders.flatMap((order) => order.rendering_effect_images).find(({ url }) => url !== null);
  const facts: [label: string, value: string][] = [
    [t('category'), category?.name ?? emptyValue],
    ...(seesEveryone ? ([[t('owner'), user.screen_name]] as [string, string][]) : []),
    [t('createdAt'), formatDateTime(formOrder.created_at)],
    [t('paidAt'), formOrder.paid_at === null ? emptyValue : formatDateTime(formOrder.paid_at)],
  ];
  return (
    <section className={styles.product}>
      <span className={styles.picture}>
        <Picture url={drawn?.url ?? formOrder.effect_images[0]?.url} alt={name} widthPx={pictureWidthPx} isEager />
      </span>
      <div className={styles.what}>
        <TemplateKindTag kind={sku_template.kind} />
        <h2>
          {can('sku_templates.read') ? (
            <Link to="/sku_templates/$id" params={{ id: String(sku_template.id) }}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h2>
        <CopyableText text={no} isCode />
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
