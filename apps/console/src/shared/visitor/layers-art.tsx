import { useText } from '../../ui/text.ts';
import styles from './layers-art.module.css';
import { visitorTexts } from './visitor.messages.ts';

/** The side length of a sheet before the projection. */
const sidePx = 215;
const centerX = 320;
/** The top corner of each sheet, from the finished one down to the substrate. */
const tops = { finish: 20, spot: 90, halftone: 160, substrate: 230 } as const;

/** The isometric projection of a square whose corner is at the top. */
const flat = (top: number) => `matrix(.866 .5 -.866 .5 ${centerX} ${top})`;

const halftoneSteps = 10;
/** Dots that grow towards the center, as in a halftone print. */
const halftone = Array.from({ length: halftoneSteps ** 2 }, (_, index) => {
  const [column, row] = [index % halftoneSteps, Math.floor(index / halftoneSteps)];
  const x = 26 + column * 18;
  const y = 26 + row * 18;
  const distance = Math.hypot(x - sidePx / 2, y - sidePx / 2) / (sidePx / 2);
  return { x, y, r: Math.max(0.8, 6.2 * (1 - distance * 0.82)) };
});

function Sheet({ top, fill = 'var(--surface)', children }: { top: number; fill?: string; children?: React.ReactNode }) {
  return (
    <g transform={flat(top)}>
      <rect width={sidePx} height={sidePx} rx="20" fill={fill} stroke="var(--primary-line)" strokeWidth="1.4" />
      {children}
    </g>
  );
}

/** A print taken apart: the finished product above its layers. */
export function LayersArt() {
  const t = useText(visitorTexts);
  const labels = [
    ['04', t('layers.finish'), tops.finish],
    ['03', t('layers.spot'), tops.spot],
    ['02', t('layers.halftone'), tops.halftone],
    ['01', t('layers.substrate'), tops.substrate],
  ] as const;
  return (
    <svg viewBox="0 0 640 480" className={styles.art} fill="none" role="presentation">
      <ellipse cx={centerX} cy="438" rx="210" ry="34" fill="var(--primary-line)" opacity=".35" />
      <g stroke="var(--primary-hover)" strokeWidth="1.2" strokeDasharray="3 4" opacity=".7">
        <path d="M122 110V337M518 110V337" />
      </g>
      <Sheet top={tops.substrate}>
        <rect
          x="28"
          y="28"
          width="159"
          height="159"
          stroke="var(--primary-line)"
          strokeWidth="1.4"
          strokeDasharray="6 5"
        />
        <path d="M10 18v-8h8M197 10h8v8M205 197v8h-8M18 205h-8v-8" stroke="var(--primary)" strokeWidth="1.4" />
      </Sheet>
      <Sheet top={tops.halftone} fill="var(--primary-soft)">
        {halftone.map(({ x, y, r }) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={r} fill="var(--primary)" opacity=".82" />
        ))}
      </Sheet>
      <g opacity=".88">
        <Sheet top={tops.spot}>
          <circle cx="126" cy="72" r="46" fill="var(--ink-orange)" opacity=".75" />
          <circle cx="84" cy="118" r="46" fill="var(--ink-rose)" opacity=".75" className={styles.multiply} />
        </Sheet>
      </g>
      <Sheet top={tops.finish}>
        <rect x="24" y="24" width="167" height="167" rx="14" fill="var(--bg)" />
        <g opacity=".8">
          <circle cx="82" cy="86" r="46" fill="var(--primary)" opacity=".8" className={styles.multiply} />
          <circle cx="128" cy="84" r="46" fill="var(--ink-orange)" className={styles.multiply} />
          <circle cx="98" cy="130" r="46" fill="var(--ink-rose)" className={styles.multiply} />
        </g>
      </Sheet>
      {labels.map(([number, name, top]) => (
        <g key={number} transform={`translate(506 ${top + sidePx / 2})`}>
          <path d="M12 0h22" stroke="var(--primary-line)" strokeWidth="1.4" />
          <text x="44" y="-3" className={styles.number}>
            {number}
          </text>
          <text x="44" y="12" className={styles.label}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
