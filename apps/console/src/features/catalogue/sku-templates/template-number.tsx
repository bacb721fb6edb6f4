import styles from './template-number.module.css';

/** A template's number, unobtrusive beside its name. */
export const TemplateNumber = ({ no }: { no: string }) => <span className={styles.no}>{no}</span>;
