import { defineTexts } from '../../../../ui/text.ts';

export const uploadTexts = defineTexts({
  en: {
    intro:
      'Upload images first, directly to storage. Orders then refer to them by URL. External image links are not supported.',
    signTitle: '1. Request an upload signature',
    field: 'Field',
    type: 'Type',
    required: 'Required',
    meaning: 'Description',
    yes: 'yes',
    no: 'no',
    filename: 'File name with extension',
    byteSize: 'File size in bytes, a positive integer',
    contentType: 'File type, such as `image/png`',
    digest: 'MD5 of the content in Base64 (not hexadecimal)',
    tags: 'Tags for finding the file in the console',
    answerExample: 'Response',
    answerText: 'You need three fields of the response:',
    url: 'Where to send the content. Valid for one hour.',
    headers: 'The headers to send with it, unchanged: they are part of the signature.',
    blobUrl: 'The URL that orders use for this image. Keep it.',
    putTitle: '2. Upload the content',
    putText:
      '`PUT` the content to `direct_upload.url` with the headers in `direct_upload.headers` and without `Authorization`. A status from 200 to 299 means the file is stored. A different size or MD5 is rejected.',
    putExample: 'Upload',
    curlNeeds: 'The curl sample needs bash, jq and openssl; Python and TypeScript need nothing more.',
    typesTitle: 'Types and limits',
    typesText:
      'PNG, JPEG, WebP, TIFF, GIF and AVIF, up to {fileMb} MB and {pixels} million pixels. The type is read from the content, not from the name. CMYK, TIFF and images in other color spaces are kept as PNG in sRGB.',
    useTitle: '3. Use it',
    useText:
      'Use `direct_upload.blob_url` in the order: as the value of a custom item, or in `production_image_urls`. An image can be used in any number of orders. Unused files can be deleted in the console.',
  },
  zh: {
    intro: '图片需先直传到存储，再在订单中以地址引用。不支持外部图片链接。',
    signTitle: '1. 申请直传签名',
    field: '字段',
    type: '类型',
    required: '必填',
    meaning: '说明',
    yes: '是',
    no: '否',
    filename: '文件名，含扩展名',
    byteSize: '文件大小（字节），正整数',
    contentType: '文件类型，例如 `image/png`',
    digest: '文件内容的 MD5 摘要，Base64 编码（不是十六进制）',
    tags: '标签，便于在控制台中查找',
    answerExample: '返回',
    answerText: '返回中需要用到三个字段：',
    url: '文件内容的上传地址，一小时内有效。',
    headers: '上传时必须原样携带的请求头，它们是签名的一部分。',
    blobUrl: '订单中引用图片的地址，请保存。',
    putTitle: '2. 上传文件内容',
    putText:
      '以 `PUT` 把文件内容发送到 `direct_upload.url`，携带 `direct_upload.headers` 中的请求头，不要携带 `Authorization`。返回 200 至 299 表示已保存；大小或 MD5 不符会被拒绝。',
    putExample: '上传',
    curlNeeds: 'curl 示例需要 bash、jq 和 openssl；Python 与 TypeScript 示例无需其他依赖。',
    typesTitle: '格式与限制',
    typesText:
      '支持 PNG、JPEG、WebP、TIFF、GIF、AVIF，最大 {fileMb} MB、{pixels} 百万像素。文件类型以内容为准，与文件名无关。CMYK、TIFF 及其他色彩空间的图片会转为 sRGB 的 PNG 保存。',
    useTitle: '3. 在订单中使用',
    useText:
      '把 `direct_upload.blob_url` 填入订单：作为定制项的值，或放入 `production_image_urls`。同一张图片可用于任意多个订单；没有被订单使用的文件可以在控制台删除。',
  },
});
