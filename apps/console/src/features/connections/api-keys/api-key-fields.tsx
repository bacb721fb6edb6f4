import { isAddressRange } from '@platen/model/connections/address-ranges';
import {
  apiKeyAddressesMax,
  apiKeyLengthMax,
  apiKeyScopeRecords,
  offeredScopes,
} from '@platen/model/connections/api-keys';
import { textIn } from '@platen/model/text/locale';
import { Checkbox, DatePicker, Form, Input, Select } from 'antd';
import { useLocale } from 'use-intl';
import { useParty } from '../../../shared/orders/use-party.ts';
import { dateTimeFormat, nowInPicker } from '../../../ui/formats.ts';
import { useText } from '../../../ui/text.ts';
import { apiKeysTexts } from './api-keys.messages.ts';
import styles from './api-keys.module.css';

interface Props {
  /** A new key may be made without ticking anything, which permits everything; an existing one never widens that way. */
  isNew?: true;
}

export function ApiKeyFields({ isNew }: Props) {
  const t = useText(apiKeysTexts);
  return (
    <>
      <Form.Item name="name" label={t('name')} extra={t('nameHint')} rules={[{ required: true, whitespace: true }]}>
        <Input maxLength={apiKeyLengthMax.name} />
      </Form.Item>
      <Form.Item name="description" label={t('remark')}>
        <Input.TextArea maxLength={apiKeyLengthMax.description} showCount autoSize={{ minRows: 3, maxRows: 8 }} />
      </Form.Item>
      <ScopesField isNew={isNew} />
      <Form.Item name="expires_at" label={t('expiresAt')} extra={t('expiresHint')}>
        <DatePicker showTime format={dateTimeFormat} placeholder={t('never')} minDate={nowInPicker()} />
      </Form.Item>
      <AddressesField />
    </>
  );
}

function ScopesField({ isNew }: { isNew: true | undefined }) {
  const t = useText(apiKeysTexts);
  const locale = useLocale();
  const checkScopes = (scopes: readonly string[]) =>
    isNew || scopes.length > 0 ? Promise.resolve() : Promise.reject(new Error(t('scopesRequired')));
  const isStaff = useParty() === 'staff';
  const options = offeredScopes(isStaff).map((scope) => {
    const { text, hint } = apiKeyScopeRecords[scope];
    const label = (
      <span className={styles.scope}>
        <span>
          {textIn(text, locale)} <code>{scope}</code>
        </span>
        <small>{textIn(hint, locale)}</small>
      </span>
    );
    return { value: scope, label };
  });
  return (
    <Form.Item
      name="scopes"
      label={t('scopes')}
      extra={isNew ? t('newScopesHint') : t('scopesHint')}
      // Not `required`, which would announce the group as a required input: a group of checkboxes is none.
      rules={[{ validator: (_rule, scopes: readonly string[]) => checkScopes(scopes) }]}
    >
      <Checkbox.Group className={styles.scopes ?? ''} options={options} />
    </Form.Item>
  );
}

function AddressesField() {
  const t = useText(apiKeysTexts);
  const checkAddresses = (addresses: readonly string[]) => {
    const wrong = addresses.find((address) => !isAddressRange(address));
    return wrong === undefined ? Promise.resolve() : Promise.reject(new Error(t('addressWrong', { address: wrong })));
  };
  return (
    <Form.Item
      name="addresses"
      label={t('addresses')}
      extra={t('addressesHint')}
      rules={[{ validator: (_rule, addresses: readonly string[]) => checkAddresses(addresses) }]}
    >
      <Select
        mode="tags"
        open={false}
        suffixIcon={null}
        tokenSeparators={[',', '，', ';', ' ', '\n']}
        maxCount={apiKeyAddressesMax}
        placeholder={t('everywhere')}
      />
    </Form.Item>
  );
}
