import {
  Accessibility,
  type DragDropManagerInput,
  Feedback,
  KeyboardSensor,
  PointerActivationConstraints,
  PointerSensor,
} from '@dnd-kit/dom';

type Announcements = NonNullable<NonNullable<ConstructorParameters<typeof Accessibility>[1]>['announcements']>;
type Sensors = NonNullable<Exclude<DragDropManagerInput['sensors'], (...args: never[]) => unknown>>;
type Plugins = NonNullable<DragDropManagerInput['plugins']>;

/** A press is a click until the pointer has moved this far. */
const dragStartPx = 5;

const pointer = {
  activationConstraints: () => [new PointerActivationConstraints.Distance({ value: dragStartPx })],
  // By default a press on a button or a link inside would not drag.
  preventActivation: () => false,
};

/** Drags by pointer only: the keyboard presses the element like any button. */
export const pointerSensors: Sensors = [PointerSensor.configure(pointer)];

/** Drags by pointer anywhere on the element, and by the keys of its handle. */
export const wholeElementSensors: Sensors = [
  PointerSensor.configure({ ...pointer, activatorElements: ({ element }) => [element] }),
  KeyboardSensor,
];

/** Drags by pointer and by keyboard, both at the handle. */
export const handleSensors: Sensors = [PointerSensor.configure(pointer), KeyboardSensor];

/**
 * The plugins of a drag, with what a screen reader announces in the reader's language.
 * @param announcements are read once: they have to look up what they need when they are called.
 */
export function dragPlugins(instructions: string, announcements: Announcements): Plugins {
  const accessibility = Accessibility.configure({
    screenReaderInstructions: { draggable: instructions },
    announcements,
    debounce: 0,
  });
  return (defaults) => [
    ...defaults.filter((plugin) => plugin !== Accessibility && plugin !== Feedback),
    accessibility,
    // While a dropped element flies to its place, no other drag can begin.
    Feedback.configure({ dropAnimation: null }),
  ];
}
