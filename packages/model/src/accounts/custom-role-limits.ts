/** Separate from the schemas, because the console needs the limits and no schema. */
export const customRolesMax = 100;
export const customRoleLengthMax = { name: 40, description: 200 } as const;
