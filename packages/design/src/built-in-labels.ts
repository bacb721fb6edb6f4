/** The columns of an order sheet. A customisable item of the same name could not be told from them. */
export const builtInLabels: ReadonlySet<string> = new Set([
  '客户订单号',
  '子订单号',
  'SKU模板编号',
  '总数量',
  '尺寸',
  '生产图',
  '收件人姓名',
  '公司名称',
  '电话',
  '国家',
  '省份',
  '城市',
  '地址',
  '邮编',
  '物流方式',
  '备注',
]);
