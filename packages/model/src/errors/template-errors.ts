import { handledErrorCodes } from './handled-error-codes.ts';

/** Refusals to change, publish or unpublish a template. */
export const templateErrors = {
  template_published: {
    code: 40903,
    zh: '模板 {no} 已发布，不能直接修改，请改它的草稿',
    en: 'Template {no} is published and cannot be edited. Edit a draft of it instead',
  },
  template_has_draft: {
    code: 40955,
    zh: '模板 {no} 已有草稿，请修改或丢弃该草稿',
    en: 'Template {no} has a draft. Edit the draft, or discard it',
  },
  template_needs_no_draft: {
    code: 40956,
    zh: '模板 {no} 未发布，可直接修改',
    en: 'Template {no} is not published, so it can be edited without a draft',
  },
  template_without_draft: {
    code: 40957,
    zh: '模板 {no} 没有草稿',
    en: 'Template {no} has no draft',
  },
  template_changed: {
    code: handledErrorCodes.template_changed,
    zh: '{who}已修改过模板 {no}，为免覆盖，此次未保存',
    en: '{who} has edited template {no} since you opened it. Nothing was saved, so nothing is overwritten',
  },
  template_not_ready: {
    code: 40954,
    zh: '模板 {no} 还不能发布：\n{findings}',
    en: 'Template {no} cannot be published yet:\n{findings}',
  },
  template_state_refused: {
    code: 40904,
    zh: '模板 {no} 不能从“{from}”变为“{to}”',
    en: 'Template {no} cannot change from “{from}” to “{to}”',
  },
} as const;
