/** Made from the contract by `npm run generate`: do not edit. */

export interface paths {
    "/active_storage/blobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an unused file
         * @description Delete an unused file. Requires the ability `blobs.destroy`. With an API key that has the scope `files`. Safe to retry with an `Idempotency-Key`.
         */
        delete: operations["blobsDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/active_storage/blobs/read_options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List uploaded files
         * @description List uploaded files. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `blobs.read`. With an API key that has the scope `files`.
         */
        get: operations["blobsOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/active_storage/direct_upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a direct upload: the URL to PUT the content to, and the headers
         * @description To upload a file: announce it here, PUT its bytes to `direct_upload.url` with exactly the headers in `direct_upload.headers`, then refer to it by `direct_upload.blob_url` in an order. The bytes must match the announced size and MD5. Requires the ability `blobs.create`. With an API key that has the scope `files`. Safe to retry with an `Idempotency-Key`.
         */
        post: operations["blobsRequestUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/active_storage/uploads/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Receive an uploaded file, where storage is a folder of this server
         * @description Receive an uploaded file, where storage is a folder of this server.
         */
        put: operations["blobsUpload"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/acts_as_taggable_on/tags/read_options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tags, most used first
         * @description List tags, most used first. `page` and `per_page` paginate, `order` sorts; a row must match every filter. With an API key that has the scope `catalogue`.
         */
        get: operations["tagsOptionsByLongName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api_keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description List API keys. With an API key: that key alone. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `api_keys.read`. With any API key.
         */
        get: operations["apiKeysList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api_keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an API key
         * @description Get an API key. Requires the ability `api_keys.read`. With any API key.
         */
        get: operations["apiKeysGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bills
         * @description List bills. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `bills.read`. With an API key that has the scope `wallet_read`.
         */
        get: operations["billsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bills/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a bill
         * @description Get a bill. Requires the ability `bills.read`. With an API key that has the scope `wallet_read`.
         */
        get: operations["billsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bills/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export bills as an Excel file
         * @description Export bills as an Excel file. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `bills.read`. With an API key that has the scope `wallet_read`. With a session of the factory only within ten minutes of signing in or of `POST /sessions/reauthenticate`.
         */
        get: operations["billsExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blobs/{key}/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a file; with a width, an image resized to the nearest offered width and quality
         * @description With `drawn`, returns what images are rendered from: of a picture the pixels as a PNG in sRGB, `whole` or the smallest level that covers a frame (`1024x512`), and of a WOFF2 font its unpacked tables.
         */
        get: operations["blobsFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List template categories
         * @description List template categories. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `categories.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["categoriesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the template categories
         * @description One of the template categories. Requires the ability `categories.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["categoriesGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/read_options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The template categories for a select or a cascader
         * @description The template categories for a select or a cascader. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `categories.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["categoriesOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumption_records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payments from the wallet
         * @description List payments from the wallet. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `consumption_records.read`. With an API key that has the scope `wallet_read`.
         */
        get: operations["consumptionRecordsList"];
        put?: never;
        /**
         * Pay form orders from the wallet, all or none; 402 returns the missing amount
         * @description Pays from the balance and the advance together. If they are not sufficient, nothing is paid and `details.missing_amount` says how much is missing. Requires the ability `consumption_records.create`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        post: operations["consumptionRecordsPay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumption_records/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a wallet payment with the form orders it paid
         * @description Get a wallet payment with the form orders it paid. Requires the ability `consumption_records.read`. With an API key that has the scope `wallet_read`.
         */
        get: operations["consumptionRecordsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get counts, amounts and trends of form orders; by default of the last 7 days
         * @description Get counts, amounts and trends of form orders; by default of the last 7 days. Requires the ability `home_pages.read`. With an API key that has the scope `orders_read`.
         */
        get: operations["dashboardGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/font_libraries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List fonts
         * @description List fonts. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `font_libraries.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["fontLibrariesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/font_libraries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a font
         * @description Get a font. Requires the ability `font_libraries.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["fontLibrariesGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/font_libraries/read_options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List fonts as options
         * @description List fonts as options. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `font_libraries.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["fontLibrariesOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/form_orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List form orders
         * @description List form orders. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `form_orders.read`. With an API key that has the scope `orders_read`.
         */
        get: operations["formOrdersList"];
        put?: never;
        /**
         * Place a form order
         * @description All rows are checked, and all errors of all rows are returned together; then nothing is stored. Price of an order: price of its size × `quantity`, plus `system_rendering_price` once where the system draws it (`FormOrder::MicroCustom`). Prices are frozen when the order is placed. It waits for payment in the state `init`. Requires the ability `form_orders.create`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        post: operations["formOrdersCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/form_orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a form order
         * @description Get a form order. Requires the ability `form_orders.read`. With an API key that has the scope `orders_read`.
         */
        get: operations["formOrdersGet"];
        /**
         * Update the tags of a form order
         * @description Update the tags of a form order. Requires the ability `form_orders.update`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        put: operations["formOrdersUpdate"];
        post?: never;
        /**
         * Delete an unpaid or closed form order
         * @description Delete an unpaid or closed form order. Requires the ability `form_orders.destroy`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        delete: operations["formOrdersDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/form_orders/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Close an unpaid form order
         * @description A closed form order is not produced and costs nothing. Its order numbers can be used again. Requires the ability `form_orders.close`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        put: operations["formOrdersClose"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/form_orders/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm production of a paid form order
         * @description After this, only the factory can stop it. The production images are rendered from the current values of the orders. If `finding_counts` reports problems with the prints, `acknowledges_findings` must be true; who confirmed which findings is recorded on each order. An image on which nothing is printed (`blank_image`) cannot be acknowledged. With `when_rendered`, nothing is confirmed until every proof is rendered: the request is stored as `confirm_request` and carried out then, unless a proof failed or has findings; `confirm_request.held_by` says which. Requires the ability `form_orders.confirm`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        put: operations["formOrdersConfirm"];
        post?: never;
        /**
         * Cancel confirming a form order when it is rendered
         * @description Cancel confirming a form order when it is rendered. Requires the ability `form_orders.confirm`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        delete: operations["formOrdersCancelConfirm"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/form_orders/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Refund a paid form order; with a reason, staff can also refund confirmed ones and those in production
         * @description The amount returns to the wallet immediately. Customers can refund until production is confirmed, the factory until the first parcel is shipped; `can_refund` says whether it is possible now. A refund by the factory above the amount that it has set waits for a second person: the form order stays as it is, and `refund_approval_id` says so. Requires the ability `form_orders.refund`. With an API key that has the scope `orders_write`. With a session of the factory only within ten minutes of signing in or of `POST /sessions/reauthenticate`. Safe to retry with an `Idempotency-Key`.
         */
        put: operations["formOrdersRefund"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/form_orders/{id}/repeat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the request that would place a form order again
         * @description Returns a body for `POST /form_orders` with the same rows, in whatever state the form order is. A number that is still in use gets the next free suffix (`-2`). Manual changes to the design of an order are not copied. Requires the ability `form_orders.create`. With an API key that has the scope `orders_read`.
         */
        get: operations["formOrdersRepeat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/form_orders/batch_generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place several form orders, all or none
         * @description Each is placed as by `POST /form_orders`, all in one transaction. All rows are checked, and all errors of all rows are returned together; then nothing is stored. Price of an order: price of its size × `quantity`, plus `system_rendering_price` once where the system draws it (`FormOrder::MicroCustom`). Prices are frozen when the order is placed. It waits for payment in the state `init`. Errors repeat their message in `error`. Requires the ability `form_orders.create`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        post: operations["formOrdersBatchGenerate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/form_orders/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place a form order from an upload job
         * @description All rows are checked, and all errors of all rows are returned together; then nothing is stored. Price of an order: price of its size × `quantity`, plus `system_rendering_price` once where the system draws it (`FormOrder::MicroCustom`). Prices are frozen when the order is placed. It waits for payment in the state `init`. Errors repeat their message in `error`. Requires the ability `form_orders.create`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        post: operations["formOrdersGenerate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/form_orders/mockups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Render the effect images of an order without placing it
         * @description Takes the custom fields of an order and returns its preview images, rendered as they would be for the order. Limited to 60 requests a minute per account. The URLs work for as long as the images are kept. Requires the ability `form_orders.create`. With an API key that has the scope `orders_write`. Changes nothing, so it is safe to retry.
         */
        post: operations["formOrdersMockups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/form_orders/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quote a form order without placing it
         * @description Takes the body of `POST /form_orders` and stores nothing. Returns the amount of each row, the total, how much the wallet lacks, and every reason for which placing the order would be refused. The price of an order is the price of its size × `quantity`, plus `system_rendering_price` once if the system renders it (`FormOrder::MicroCustom`). Requires the ability `form_orders.create`. With an API key that has the scope `orders_write`. Changes nothing, so it is safe to retry.
         */
        post: operations["formOrdersQuote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/form_orders/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review form orders before they are paid or confirmed
         * @description Returns how many proofs are rendered, waiting and failed, and how many orders have no receiver or cannot be printed. Requires the ability `form_orders.read`. With an API key that has the scope `orders_read`. Changes nothing, so it is safe to retry.
         */
        post: operations["formOrdersReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/header_mappings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your header mappings for order sheets
         * @description List your header mappings for order sheets. Requires the ability `import_tasks.create`. With an API key that has the scope `orders_read`.
         */
        get: operations["headerMappingsList"];
        /**
         * Save a header mapping for order sheets
         * @description Stored for your account. Later imports use it for sheets with the same set of headers, in any order. `mapping` gives the column for a header: a field of an order (`no`, `quantity` …) or a custom item with its prefix. An empty mapping deletes the stored one. Requires the ability `import_tasks.create`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        put: operations["headerMappingsSave"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image_libraries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List image libraries
         * @description List image libraries. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `image_libraries.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["imageLibrariesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image_libraries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an image library
         * @description Get an image library. Requires the ability `image_libraries.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["imageLibrariesGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image_libraries/{id}/copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a library image to your own files, for use in an order
         * @description Copy a library image to your own files, for use in an order. Requires the ability `blobs.create`. With an API key that has the scope `files`. Safe to retry with an `Idempotency-Key`.
         */
        post: operations["imageLibrariesCopyImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import_tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List import tasks
         * @description List import tasks. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `import_tasks.read`. With an API key that has the scope `orders_read`.
         */
        get: operations["importTasksList"];
        put?: never;
        /**
         * Import an order sheet
         * @description Takes an uploaded .xlsx or .csv file whose images lie in the sheet or are blob URLs, or a zip of a sheet and its images. Images of a zip that no cell names find their rows by their file names, such as `A1001.jpg` or `A1001/photo.jpg`. Every row is checked; where any of them fails nothing is ordered, `errs` says why and `error_file` holds the failed rows. Sheets take headers in Chinese or English; `errs` is in the language of `Locale`. With `review` the task stops after the check in the state `checked`, to be ordered by `PUT /import_tasks/{id}/order`. Requires the ability `import_tasks.create`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        post: operations["importTasksCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import_tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an import task, with the form orders that it would place
         * @description Get an import task, with the form orders that it would place. Requires the ability `import_tasks.read`. With an API key that has the scope `orders_read`.
         */
        get: operations["importTasksGet"];
        /**
         * Check an import task again
         * @description Only for imports that have ordered nothing yet, for example after mapping headers or for templates of another type. Requires the ability `import_tasks.update`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        put: operations["importTasksUpdate"];
        post?: never;
        /**
         * Delete an import task; orders that it placed are kept
         * @description Delete an import task; orders that it placed are kept. Requires the ability `import_tasks.destroy`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        delete: operations["importTasksDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import_tasks/{id}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Place the valid rows of a checked import task
         * @description Place the valid rows of a checked import task. Requires the ability `import_tasks.update`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        put: operations["importTasksOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import_tasks/{id}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Assign photos of an import task to rows
         * @description For photos that came with the sheet and match no row, listed as `photos` of the task. The next check, with `PUT /import_tasks/{id}`, puts them into their rows; until then nothing can be ordered. Requires the ability `import_tasks.update`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        put: operations["importTasksAssignPhotos"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import_tasks/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export import tasks as an Excel file
         * @description Export import tasks as an Excel file. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `import_tasks.read`. With an API key that has the scope `orders_read`. With a session only within ten minutes of signing in or of `POST /sessions/reauthenticate`.
         */
        get: operations["importTasksExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/library_categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List library categories
         * @description List library categories. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `library_categories.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["libraryCategoriesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/library_categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the library categories
         * @description One of the library categories. Requires the ability `library_categories.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["libraryCategoriesGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/library_categories/read_options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The library categories for a select or a cascader
         * @description The library categories for a select or a cascader. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `library_categories.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["libraryCategoriesOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your account
         * @description Get your account. With any API key.
         */
        get: operations["mineGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mine/abilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your abilities by resource
         * @description Get your abilities by resource. With any API key.
         */
        get: operations["mineAbilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders
         * @description List orders. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `orders.read`. With an API key that has the scope `orders_read`.
         */
        get: operations["ordersList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an order, with its design and the state of its images
         * @description Get an order, with its design and the state of its images. Requires the ability `orders.read`. With an API key that has the scope `orders_read`.
         */
        get: operations["ordersGet"];
        /**
         * Change the layers of an unconfirmed order: a list of configs, each with its complete layer_diff
         * @description Each config that you send replaces its whole `layer_diff`, which holds the changes of the order by layer id. Only layers with `can_design_in_order` can be changed, and only before production is confirmed. The images are rendered again. Requires the ability `orders.update`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        put: operations["ordersEdit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Close an unpaid order; closing the last one closes the form order
         * @description Close an unpaid order; closing the last one closes the form order. Requires the ability `orders.close`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        put: operations["ordersClose"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/design": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the values and layers of an unconfirmed order in all of its images
         * @description Change the values and layers of an unconfirmed order in all of its images. Requires the ability `orders.update`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        put: operations["ordersDesign"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Amend an order: its receiver, remark and values until production is confirmed, its quantity until it is paid
         * @description Omitted fields keep their values. A new quantity updates the amounts of the order and its form order; new values render the images again. `amendments` of the order lists who changed what. Requires the ability `orders.update`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        put: operations["ordersAmend"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/neighbours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the orders before and after an order in its form order
         * @description Get the orders before and after an order in its form order. Requires the ability `orders.read`. With an API key that has the scope `orders_read`.
         */
        get: operations["ordersNeighbors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Render the unfinished images of an order again
         * @description Render the unfinished images of an order again. Requires the ability `orders.update`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        post: operations["ordersRender"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export orders with their tracking numbers as an Excel file
         * @description Export orders with their tracking numbers as an Excel file. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `orders.read`. With an API key that has the scope `orders_read`. With a session only within ten minutes of signing in or of `POST /sessions/reauthenticate`.
         */
        get: operations["ordersExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List outbounds
         * @description List outbounds. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `outbounds.read`. With an API key that has the scope `orders_read`.
         */
        get: operations["outboundsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/production_batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List production batches
         * @description List production batches. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `production_batches.read`. With an API key that has the scope `orders_read`.
         */
        get: operations["productionBatchesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/production_batches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a production batch with its orders and the state of its production images
         * @description Get a production batch with its orders and the state of its production images. Requires the ability `production_batches.read`. With an API key that has the scope `orders_read`.
         */
        get: operations["productionBatchesGet"];
        put?: never;
        post?: never;
        /**
         * Delete a closed production batch; its orders are kept
         * @description Delete a closed production batch; its orders are kept. Requires the ability `production_batches.destroy`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        delete: operations["productionBatchesDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recharges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recharges
         * @description List recharges. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `recharges.read`. With an API key that has the scope `wallet_read`.
         */
        get: operations["rechargesList"];
        put?: never;
        /**
         * Recharge the wallet: a code to scan (wechat), a payment page (alipay) or a bank transfer (offline)
         * @description Recharge the wallet: a code to scan (wechat), a payment page (alipay) or a bank transfer (offline). Requires the ability `recharges.create`. With an API key that has the scope `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        post: operations["rechargesCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recharges/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a recharge
         * @description Get a recharge. Requires the ability `recharges.read`. With an API key that has the scope `wallet_read`.
         */
        get: operations["rechargesGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recharges/{id}/check_payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Ask the payment provider whether an online recharge was paid; if it was, its amount is added to the wallet
         * @description Ask the payment provider whether an online recharge was paid; if it was, its amount is added to the wallet. Requires the ability `recharges.read`. With an API key that has the scope `wallet_read`. Safe to retry with an `Idempotency-Key`.
         */
        put: operations["rechargesCheckPayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recharges/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the available payment methods
         * @description List the available payment methods. Requires the ability `recharges.read`. With an API key that has the scope `wallet_read`.
         */
        get: operations["rechargesMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shipping_settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the shipping methods and the required address fields by shipping type
         * @description Get the shipping methods and the required address fields by shipping type. Requires the ability `shipping_settings.read`. With an API key that has the scope `orders_read` or `orders_write`.
         */
        get: operations["shippingSettingsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sku_templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List templates
         * @description List templates. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `sku_templates.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["skuTemplatesList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sku_templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a template
         * @description Get a template. Requires the ability `sku_templates.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["skuTemplatesGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sku_templates/{id}/export_materials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a zip of the order sheet, effect images, fonts and option images
         * @description Download a zip of the order sheet, effect images, fonts and option images. Requires the ability `sku_templates.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["skuTemplatesExportMaterials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sku_templates/get_detail_by_no": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a template by number
         * @description Get a template by number. Requires the ability `sku_templates.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["skuTemplatesGetByNo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sku_templates/read_options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List templates as options
         * @description List templates as options. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `sku_templates.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["skuTemplatesOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tags/read_options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tags, most used first
         * @description List tags, most used first. `page` and `per_page` paginate, `order` sorts; a row must match every filter. With an API key that has the scope `catalogue`.
         */
        get: operations["tagsOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users_sku_templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List private templates
         * @description List private templates. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `users_sku_templates.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["usersSkuTemplatesList"];
        put?: never;
        /**
         * Add a template to the private list
         * @description Add a template to the private list. Requires the ability `users_sku_templates.create`. With an API key that has the scope `catalogue`. Safe to retry with an `Idempotency-Key`.
         */
        post: operations["usersSkuTemplatesCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users_sku_templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an entry of the private list
         * @description Get an entry of the private list. Requires the ability `users_sku_templates.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["usersSkuTemplatesGet"];
        put?: never;
        post?: never;
        /**
         * Remove a template from the private list
         * @description Remove a template from the private list. Requires the ability `users_sku_templates.destroy`. With an API key that has the scope `catalogue`. Safe to retry with an `Idempotency-Key`.
         */
        delete: operations["usersSkuTemplatesDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users_sku_templates/{id}/export_materials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a zip of the order sheet, effect images, fonts and option images
         * @description Download a zip of the order sheet, effect images, fonts and option images. Requires the ability `users_sku_templates.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["usersSkuTemplatesExportMaterials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users_sku_templates/read_options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List private templates as options
         * @description List private templates as options. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `users_sku_templates.read`. With an API key that has the scope `catalogue`.
         */
        get: operations["usersSkuTemplatesOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook_deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook deliveries and their responses
         * @description List webhook deliveries and their responses. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `webhooks.read`. With an API key that has the scope `webhooks` or `orders_read`.
         */
        get: operations["webhooksListDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook_deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a delivery
         * @description Get a delivery. Requires the ability `webhooks.read`. With an API key that has the scope `webhooks` or `orders_read`.
         */
        get: operations["webhooksGetDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook_deliveries/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an event again as a new delivery with the same event_id and occurred_at
         * @description Send an event again as a new delivery with the same event_id and occurred_at. Requires the ability `webhooks.update`. With an API key that has the scope `webhooks` or `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        post: operations["webhooksReplayDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description List webhooks. `page` and `per_page` paginate, `order` sorts; a row must match every filter. Requires the ability `webhooks.read`. With an API key that has the scope `webhooks` or `orders_read`.
         */
        get: operations["webhooksList"];
        put?: never;
        /**
         * Create a webhook; only this response shows its secret
         * @description Create a webhook; only this response shows its secret. Requires the ability `webhooks.create`. With an API key that has the scope `webhooks`. With a session only within ten minutes of signing in or of `POST /sessions/reauthenticate`. Safe to retry with an `Idempotency-Key`.
         */
        post: operations["webhooksCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description Get a webhook. Requires the ability `webhooks.read`. With an API key that has the scope `webhooks` or `orders_read`.
         */
        get: operations["webhooksGet"];
        /**
         * Update a webhook, or enable or disable it
         * @description Update a webhook, or enable or disable it. Requires the ability `webhooks.update`. With an API key that has the scope `webhooks` or `customer_webhooks`. With a session only within ten minutes of signing in or of `POST /sessions/reauthenticate`. Safe to retry with an `Idempotency-Key`.
         */
        put: operations["webhooksUpdate"];
        post?: never;
        /**
         * Delete a webhook and its deliveries
         * @description Delete a webhook and its deliveries. Requires the ability `webhooks.destroy`. With an API key that has the scope `webhooks` or `customer_webhooks`. Safe to retry with an `Idempotency-Key`.
         */
        delete: operations["webhooksDelete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/rotate_secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the secret of a webhook; only this response shows it
         * @description Replace the secret of a webhook. For `overlap_hours` every delivery carries two signatures, one with each secret; accept either. Only this response shows the new secret. Requires the ability `webhooks.update`. With an API key that has the scope `webhooks` or `customer_webhooks`. With a session only within ten minutes of signing in or of `POST /sessions/reauthenticate`. Safe to retry with an `Idempotency-Key`.
         */
        post: operations["webhooksRotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event to a webhook, whichever events it receives
         * @description Send a test event to a webhook, whichever events it receives. Requires the ability `webhooks.update`. With an API key that has the scope `webhooks` or `orders_write`. Safe to retry with an `Idempotency-Key`.
         */
        post: operations["webhooksSendTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "form_order.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event: form_order.closed
         * @description Respond with any 2xx within 10 seconds; anything else is retried for 24 hours. The same event may arrive twice: store its `event_id`. Events may arrive in another order than they happened: process each of them, but take the state of a form order or an order and the number of a parcel only from the event with the highest `sequence` that has it. Verify the signature before you parse the body.
         */
        post: operations["onFormOrderClosed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "form_order.confirmed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event: form_order.confirmed
         * @description Respond with any 2xx within 10 seconds; anything else is retried for 24 hours. The same event may arrive twice: store its `event_id`. Events may arrive in another order than they happened: process each of them, but take the state of a form order or an order and the number of a parcel only from the event with the highest `sequence` that has it. Verify the signature before you parse the body.
         */
        post: operations["onFormOrderConfirmed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "form_order.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event: form_order.created
         * @description Respond with any 2xx within 10 seconds; anything else is retried for 24 hours. The same event may arrive twice: store its `event_id`. Events may arrive in another order than they happened: process each of them, but take the state of a form order or an order and the number of a parcel only from the event with the highest `sequence` that has it. Verify the signature before you parse the body.
         */
        post: operations["onFormOrderCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "form_order.in_production": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event: form_order.in_production
         * @description Respond with any 2xx within 10 seconds; anything else is retried for 24 hours. The same event may arrive twice: store its `event_id`. Events may arrive in another order than they happened: process each of them, but take the state of a form order or an order and the number of a parcel only from the event with the highest `sequence` that has it. Verify the signature before you parse the body.
         */
        post: operations["onFormOrderInProduction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "form_order.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event: form_order.paid
         * @description Respond with any 2xx within 10 seconds; anything else is retried for 24 hours. The same event may arrive twice: store its `event_id`. Events may arrive in another order than they happened: process each of them, but take the state of a form order or an order and the number of a parcel only from the event with the highest `sequence` that has it. Verify the signature before you parse the body.
         */
        post: operations["onFormOrderPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "form_order.refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event: form_order.refunded
         * @description Respond with any 2xx within 10 seconds; anything else is retried for 24 hours. The same event may arrive twice: store its `event_id`. Events may arrive in another order than they happened: process each of them, but take the state of a form order or an order and the number of a parcel only from the event with the highest `sequence` that has it. Verify the signature before you parse the body.
         */
        post: operations["onFormOrderRefunded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "form_order.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event: form_order.sent
         * @description Respond with any 2xx within 10 seconds; anything else is retried for 24 hours. The same event may arrive twice: store its `event_id`. Events may arrive in another order than they happened: process each of them, but take the state of a form order or an order and the number of a parcel only from the event with the highest `sequence` that has it. Verify the signature before you parse the body.
         */
        post: operations["onFormOrderSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event: order.changed
         * @description Respond with any 2xx within 10 seconds; anything else is retried for 24 hours. The same event may arrive twice: store its `event_id`. Events may arrive in another order than they happened: process each of them, but take the state of a form order or an order and the number of a parcel only from the event with the highest `sequence` that has it. Verify the signature before you parse the body.
         */
        post: operations["onOrderChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event: order.closed
         * @description Respond with any 2xx within 10 seconds; anything else is retried for 24 hours. The same event may arrive twice: store its `event_id`. Events may arrive in another order than they happened: process each of them, but take the state of a form order or an order and the number of a parcel only from the event with the highest `sequence` that has it. Verify the signature before you parse the body.
         */
        post: operations["onOrderClosed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event: order.sent
         * @description Respond with any 2xx within 10 seconds; anything else is retried for 24 hours. The same event may arrive twice: store its `event_id`. Events may arrive in another order than they happened: process each of them, but take the state of a form order or an order and the number of a parcel only from the event with the highest `sequence` that has it. Verify the signature before you parse the body.
         */
        post: operations["onOrderSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "outbound.corrected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event: outbound.corrected
         * @description Respond with any 2xx within 10 seconds; anything else is retried for 24 hours. The same event may arrive twice: store its `event_id`. Events may arrive in another order than they happened: process each of them, but take the state of a form order or an order and the number of a parcel only from the event with the highest `sequence` that has it. Verify the signature before you parse the body.
         */
        post: operations["onOutboundCorrected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "outbound.recorded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event: outbound.recorded
         * @description Respond with any 2xx within 10 seconds; anything else is retried for 24 hours. The same event may arrive twice: store its `event_id`. Events may arrive in another order than they happened: process each of them, but take the state of a form order or an order and the number of a parcel only from the event with the highest `sequence` that has it. Verify the signature before you parse the body.
         */
        post: operations["onOutboundRecorded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "outbound.voided": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event: outbound.voided
         * @description Respond with any 2xx within 10 seconds; anything else is retried for 24 hours. The same event may arrive twice: store its `event_id`. Events may arrive in another order than they happened: process each of them, but take the state of a form order or an order and the number of a parcel only from the event with the highest `sequence` that has it. Verify the signature before you parse the body.
         */
        post: operations["onOutboundVoided"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event: webhook.test
         * @description Respond with any 2xx within 10 seconds; anything else is retried for 24 hours. The same event may arrive twice: store its `event_id`. Events may arrive in another order than they happened: process each of them, but take the state of a form order or an order and the number of a parcel only from the event with the highest `sequence` that has it. Verify the signature before you parse the body.
         */
        post: operations["onWebhookTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        ApiKey: {
            addresses: string[];
            /** Format: date-time */
            created_at: string;
            description: string;
            expires_at: string | null;
            id: number;
            key: string;
            last_used_address: string | null;
            last_used_at: string | null;
            name: string;
            previous: {
                /** Format: date-time */
                expires_at: string;
                key: string;
            } | null;
            scopes: ("catalogue" | "orders_read" | "orders_write" | "files" | "wallet_read" | "webhooks" | "customer_webhooks")[];
            /** Format: date-time */
            updated_at: string;
            user: {
                id: number;
                screen_name: string;
            };
            user_id: number;
        };
        AutoLayoutImageLayer: {
            can_design_in_order: boolean;
            children: unknown[];
            collapsed: boolean;
            flip_horizontal: boolean;
            flip_vertical: boolean;
            height: number;
            id: string;
            image_id: string;
            left: number;
            locked?: boolean;
            /** @enum {string} */
            mask?: "none" | "rounded" | "circle" | "image";
            mask_image?: string;
            mask_radius?: number;
            name: string;
            opacity?: number;
            rotate: number;
            top: number;
            /** @constant */
            type: "AutoLayoutImage";
            visible: boolean;
            width: number;
        };
        AutoLayoutLayer: {
            can_design_in_order: boolean;
            children: components["schemas"]["AutoLayoutTemplateLayer"][];
            collapsed: boolean;
            flip_horizontal: boolean;
            flip_vertical: boolean;
            height: number;
            id: string;
            images: components["schemas"]["DesignNamedImage"][];
            left: number;
            locked?: boolean;
            name: string;
            opacity?: number;
            rotate: number;
            template: components["schemas"]["DesignItem"];
            texts: components["schemas"]["DesignNamedText"][];
            top: number;
            /** @constant */
            type: "AutoLayout";
            visible: boolean;
            width: number;
        };
        AutoLayoutTemplateLayer: {
            can_design_in_order: boolean;
            children: (components["schemas"]["AutoLayoutImageLayer"] | components["schemas"]["AutoLayoutTextLayer"])[];
            collapsed: boolean;
            flip_horizontal: boolean;
            flip_vertical: boolean;
            height: number;
            horizontal_gap: number;
            id: string;
            left: number;
            locked?: boolean;
            name: string;
            opacity?: number;
            rotate: number;
            /** @enum {string} */
            rule: "left_to_right" | "right_to_left" | "odd_left_to_right_even_right_to_left" | "odd_right_to_left_even_left_to_right";
            template_id: string;
            top: number;
            /** @constant */
            type: "AutoLayoutTemplate";
            /** @enum {string} */
            vertical_align: "top" | "center" | "bottom";
            vertical_gap: number;
            visible: boolean;
            width: number;
        };
        AutoLayoutTextLayer: {
            /** @enum {string} */
            align: "left" | "center" | "right" | "top" | "bottom";
            can_design_in_order: boolean;
            children: unknown[];
            collapsed: boolean;
            flip_horizontal: boolean;
            flip_vertical: boolean;
            font_size: number;
            /** @enum {string} */
            font_style: "normal" | "italic";
            /** @enum {number} */
            font_weight: 200 | 400 | 600 | 800;
            height: number;
            id: string;
            left: number;
            letter_spacing: number;
            line_height: number;
            locked?: boolean;
            name: string;
            opacity?: number;
            rotate: number;
            stroke: string;
            /** @enum {string} */
            stroke_alignment: "center" | "outer";
            stroke_gap_mm?: number;
            stroke_width: number;
            text_id: string;
            top: number;
            /** @constant */
            type: "AutoLayoutText";
            visible: boolean;
            width: number;
            /** @enum {string} */
            writing_mode: "horizontal-tb" | "vertical-lr";
        };
        BarcodeLayer: {
            can_design_in_order: boolean;
            children: unknown[];
            collapsed: boolean;
            flip_horizontal: boolean;
            flip_vertical: boolean;
            height: number;
            id: string;
            left: number;
            locked?: boolean;
            name: string;
            opacity?: number;
            rotate: number;
            top: number;
            /** @constant */
            type: "Barcode";
            visible: boolean;
            width: number;
        };
        Bill: {
            amount: number;
            balance: number;
            /** Format: date-time */
            created_at: string;
            /**
             * @description Currency of the amounts (ISO 4217). The same for the whole factory.
             * @enum {string}
             */
            currency: "CNY" | "HKD" | "TWD" | "USD" | "EUR" | "GBP" | "AUD" | "CAD" | "SGD" | "MYR" | "THB";
            id: number;
            /** @enum {string} */
            kind: "recharge" | "order_payment" | "order_refund";
            no: string;
            /** Format: date-time */
            paid_at: string;
            /** @enum {string} */
            payment_method: "wechat" | "alipay" | "balance" | "offline";
            target_id: number;
            target_no: string;
            /** @enum {string} */
            target_type: "FormOrder" | "Recharge";
            /** Format: date-time */
            updated_at: string;
            user: {
                id: number;
                screen_name: string;
            };
            user_id: number;
        };
        Category: {
            children: {
                id: number;
                items_count: number;
                name: string;
                parent_id: number | null;
            }[];
            /** Format: date-time */
            created_at: string;
            id: number;
            items_count: number;
            name: string;
            parent: {
                id: number;
                name: string;
            } | null;
            parent_id: number | null;
            /** Format: date-time */
            updated_at: string;
        };
        CategoryRef: {
            id: number;
            name: string;
            parent_id: number | null;
        };
        ConfigItems: {
            children: {
                height?: number;
                is_child: boolean;
                key: string;
                options: components["schemas"]["DesignImageOption"][];
                required: boolean;
                /** @enum {string} */
                type: "image" | "text" | "color" | "font_family";
                value: string;
                width?: number;
            }[];
            height?: number;
            is_child: boolean;
            key: string;
            options: components["schemas"]["DesignImageOption"][];
            required: boolean;
            /** @enum {string} */
            type: "image" | "text" | "color" | "font_family";
            value: string;
            width?: number;
        }[];
        ConsumptionRecord: {
            amount: number;
            /**
             * @description Currency of the amounts (ISO 4217). The same for the whole factory.
             * @enum {string}
             */
            currency: "CNY" | "HKD" | "TWD" | "USD" | "EUR" | "GBP" | "AUD" | "CAD" | "SGD" | "MYR" | "THB";
            form_orders: {
                amount: number;
                id: number;
                no: string;
                /** @enum {string} */
                state: "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded";
            }[];
            id: number;
            no: string;
            /** Format: date-time */
            paid_at: string;
            user: {
                id: number;
                screen_name: string;
            };
            user_id: number;
        };
        CustomAreaImageLayer: {
            can_design_in_order: boolean;
            children: unknown[];
            collapsed: boolean;
            flip_horizontal: boolean;
            flip_vertical: boolean;
            height: number;
            id: string;
            left: number;
            locked?: boolean;
            name: string;
            opacity?: number;
            rotate: number;
            top: number;
            /** @constant */
            type: "CustomAreaImage";
            visible: boolean;
            width: number;
        };
        CustomAreaLayer: {
            can_design_in_order: boolean;
            children: unknown[];
            collapsed: boolean;
            flip_horizontal: boolean;
            flip_vertical: boolean;
            height: number;
            id: string;
            left: number;
            locked?: boolean;
            name: string;
            opacity?: number;
            rotate: number;
            top: number;
            /** @constant */
            type: "CustomArea";
            visible: boolean;
            width: number;
        };
        CustomItem: {
            /** @description For images: the height of its area in pixels. */
            height?: number;
            /** @description The name of the item. In an order, prefix it with `定制项-` and send it as `key` of an entry of `custom_fields`: `{ "key": "定制项-Name", "value": "Lin" }` for the item `Name`. */
            key: string;
            /** @description The displayed name. The same as `key`. */
            label: string;
            /** @description The allowed values. An order sends the `label` or the `value` of one of them. Empty if any value is allowed. */
            options: {
                label: string;
                value: string;
            }[];
            /** @description Whether every order must have a value for this item. */
            required: boolean;
            /**
             * @description What `value` must be in an order: a text, the `blob_url` of an uploaded image, a color, or the name of a font.
             * @enum {string}
             */
            type: "image" | "text" | "color" | "font_family";
            /** @description The default for orders without a value. */
            value: string;
            /** @description For images: the width of its area in pixels. */
            width?: number;
        };
        DesignImageItem: {
            editable: boolean;
            label: string;
            options?: components["schemas"]["DesignImageOption"][];
            papers_only?: boolean;
            required: boolean;
            value: string;
        };
        DesignImageOption: {
            height?: number;
            label: string;
            value: string;
            width?: number;
        };
        DesignItem: {
            editable: boolean;
            label: string;
            options?: {
                label: string;
                value: string;
            }[];
            papers_only?: boolean;
            required: boolean;
            value: string;
        };
        DesignNamedImage: {
            editable: boolean;
            id: string;
            label: string;
            options?: components["schemas"]["DesignImageOption"][];
            papers_only?: boolean;
            required: boolean;
            value: string;
        };
        DesignNamedText: {
            color: components["schemas"]["DesignItem"];
            fill_image: components["schemas"]["DesignImageItem"];
            font_family: components["schemas"]["DesignItem"];
            id: string;
            text: components["schemas"]["DesignItem"];
        };
        DirectUploadRequest: {
            /** @description The MD5 digest of the content, in Base64. */
            base64_digest: string;
            /** @description The size of the file in bytes. */
            byte_size: number;
            /** @description The media type, such as `image/png`. The actual type is detected from the content. */
            content_type: string;
            /** @description The filename with its extension. */
            filename: string;
            /** @description Tags that you choose, to find it later. */
            tags?: string[];
        };
        Done: {
            /** @constant */
            code: 200;
            message: string;
        };
        EffectAreaLayer: {
            can_design_in_order: boolean;
            children: unknown[];
            collapsed: boolean;
            flip_horizontal: boolean;
            flip_vertical: boolean;
            height: number;
            id: string;
            left: number;
            locked?: boolean;
            name: string;
            opacity?: number;
            rotate: number;
            top: number;
            /** @constant */
            type: "EffectArea";
            visible: boolean;
            width: number;
        };
        ErrorAnswer: {
            /** @description Error code: the HTTP status followed by two digits. The meaning of a code never changes. */
            code: number;
            /** @description Values that belong to the error, for example `missing_amount` with its `currency`. */
            details?: {
                [key: string]: string | number;
            };
            /** @description Same text as `error_message`. Present only in responses of calls that generate form orders. */
            error?: string;
            /** @description Explanation of the error in the language of the request. */
            error_message: string;
            /** @description All invalid fields of the request. */
            fields?: components["schemas"]["FieldError"][];
            /** @description Same text as `error_message`. */
            message: string;
            /** @description One complete sentence for each entry of `fields`, in the same order. */
            messages?: string[];
            /** @description Identifier of the request. Include it when you contact the factory about the error. */
            request_id?: string;
        };
        FieldError: {
            /** @description Stable identifier of the problem, for example `unknown_size`. The documentation lists all codes. */
            code: string;
            /** @description Explanation of the problem in the language of the request, without the path. */
            message: string;
            /** @description Values that explain the problem, for example the size that was sent and the sizes that are available. */
            params: {
                [key: string]: string | number | string[];
            };
            /** @description Path of the field in the request, for example `orders_attributes[0].size`. */
            path: string;
        };
        FileRef: {
            filename: string;
            id: number;
            url: string;
        };
        FixedContentTextRectLayer: {
            /** @enum {string} */
            align: "left" | "center" | "right" | "top" | "bottom";
            can_design_in_order: boolean;
            children: unknown[];
            collapsed: boolean;
            color: components["schemas"]["DesignItem"];
            /** @enum {string} */
            fit?: "none" | "shrink" | "wrap";
            fit_group?: string;
            fit_lines?: number;
            fit_size_min?: number;
            flip_horizontal: boolean;
            flip_vertical: boolean;
            font_family: components["schemas"]["DesignItem"];
            font_size: number;
            /** @enum {string} */
            font_style: "normal" | "italic";
            /** @enum {number} */
            font_weight: 200 | 400 | 600 | 800;
            height: number;
            id: string;
            left: number;
            letter_spacing: number;
            line_height: number;
            locked?: boolean;
            name: string;
            opacity?: number;
            rotate: number;
            stroke: string;
            /** @enum {string} */
            stroke_alignment: "center" | "outer";
            stroke_gap_mm?: number;
            stroke_width: number;
            /** @enum {string} */
            text_content_type: "sku_template_no" | "sku_template_name" | "sku_template_material_name" | "sku_template_size" | "order_time" | "production_batch_no" | "order_no";
            top: number;
            /** @constant */
            type: "FixedContentTextRect";
            visible: boolean;
            width: number;
            /** @enum {string} */
            writing_mode: "horizontal-tb" | "vertical-lr";
        };
        FontLibrary: {
            /** Format: date-time */
            created_at: string;
            font_file: components["schemas"]["FileRef"];
            id: number;
            name: string;
            tag_list: string[];
            tags: string[];
            /** Format: date-time */
            updated_at: string;
        };
        FormOrder: {
            amount: number;
            can_refund: boolean;
            category: components["schemas"]["CategoryRef"] | null;
            category_id: number | null;
            confirm_request: {
                held_by: ("failed_images" | "findings") | null;
                /** Format: date-time */
                requested_at: string;
                user: {
                    id: number;
                    screen_name: string;
                };
            } | null;
            /** Format: date-time */
            created_at: string;
            /**
             * @description Currency of the amounts (ISO 4217). The same for the whole factory.
             * @enum {string}
             */
            currency: "CNY" | "HKD" | "TWD" | "USD" | "EUR" | "GBP" | "AUD" | "CAD" | "SGD" | "MYR" | "THB";
            display_name: string;
            effect_images: components["schemas"]["FileRef"][];
            ended_at: string | null;
            finding_counts: {
                errors: number;
                orders: number;
                warnings: number;
            };
            id: number;
            no: string;
            orders_count: number;
            paid_at: string | null;
            placed_by: {
                id: number;
                screen_name: string;
            } | null;
            quantity: number;
            rejected_reason: string;
            sku_template: {
                id: number;
                /** @enum {string} */
                kind: "micro_custom" | "form_order" | "batch_order";
            };
            sku_template_name: string;
            sku_template_no: string;
            /** @enum {string} */
            state: "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded";
            tag_list: string[];
            /** @enum {string} */
            type: "FormOrder::MicroCustom" | "FormOrder::Form" | "FormOrder::Batch";
            /** Format: date-time */
            updated_at: string;
            user: {
                id: number;
                screen_name: string;
            };
            user_id: number;
        };
        FormOrderDetail: {
            amendments: {
                changes: {
                    after: string;
                    before: string;
                    /** @enum {string} */
                    field: "receiver_name" | "phone" | "company_name" | "country" | "province" | "city" | "address" | "zip_code" | "shipping_method" | "remark" | "quantity" | "custom_field" | "layers" | "shipping_no" | "shipping_company" | "outbound";
                    key: string;
                }[];
                /** Format: date-time */
                created_at: string;
                id: number;
                order: {
                    id: number;
                    no: string;
                };
                reason: string;
                user: {
                    id: number;
                    screen_name: string;
                };
            }[];
            amount: number;
            amount_parts: {
                amount: number;
                orders_count: number;
                price: number;
                quantity: number;
                size: string;
                system_rendering_price: number;
            }[];
            can_refund: boolean;
            category: components["schemas"]["CategoryRef"] | null;
            category_id: number | null;
            confirm_request: {
                held_by: ("failed_images" | "findings") | null;
                /** Format: date-time */
                requested_at: string;
                user: {
                    id: number;
                    screen_name: string;
                };
            } | null;
            /** Format: date-time */
            created_at: string;
            /**
             * @description Currency of the amounts (ISO 4217). The same for the whole factory.
             * @enum {string}
             */
            currency: "CNY" | "HKD" | "TWD" | "USD" | "EUR" | "GBP" | "AUD" | "CAD" | "SGD" | "MYR" | "THB";
            display_name: string;
            effect_images: components["schemas"]["FileRef"][];
            ended_at: string | null;
            finding_counts: {
                errors: number;
                orders: number;
                warnings: number;
            };
            font_libraries: components["schemas"]["FontLibrary"][];
            id: number;
            images: {
                done: number;
                failed: number;
                waiting: number;
            };
            import_file: components["schemas"]["FileRef"] | null;
            more_orders: string | null;
            moves: {
                /** Format: date-time */
                created_at: string;
                /** @enum {string} */
                move: "pay" | "close" | "confirm" | "refund" | "reject" | "start" | "stop" | "send" | "recall";
                user: {
                    id: number;
                    screen_name: string;
                } | null;
            }[];
            no: string;
            order_image_configs: {
                custom_area_configs: components["schemas"]["TemplateConfig"][];
                effect_image_configs: components["schemas"]["TemplateConfig"][];
                production_image_configs: components["schemas"]["TemplateConfig"][];
            };
            orders: components["schemas"]["Order"][];
            orders_count: number;
            paid_at: string | null;
            placed_by: {
                id: number;
                screen_name: string;
            } | null;
            production_batches: {
                id: number;
                no: string;
                orders_count: number;
                state: string;
            }[];
            quantity: number;
            receivers_count: number;
            refund_approval_id: number | null;
            rejected_reason: string;
            sku_template: {
                id: number;
                /** @enum {string} */
                kind: "micro_custom" | "form_order" | "batch_order";
            };
            sku_template_name: string;
            sku_template_no: string;
            /** @enum {string} */
            state: "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded";
            tag_list: string[];
            /** @enum {string} */
            type: "FormOrder::MicroCustom" | "FormOrder::Form" | "FormOrder::Batch";
            /** Format: date-time */
            updated_at: string;
            user: {
                id: number;
                screen_name: string;
            };
            user_id: number;
        };
        FormOrderEvent: {
            form_order: {
                amount: number;
                /**
                 * @description Currency of the amounts (ISO 4217). The same for the whole factory.
                 * @enum {string}
                 */
                currency: "CNY" | "HKD" | "TWD" | "USD" | "EUR" | "GBP" | "AUD" | "CAD" | "SGD" | "MYR" | "THB";
                id: number;
                no: string;
                order_nos: string[];
                orders_count: number;
                rejected_reason: string;
                /** @enum {string} */
                state: "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded";
            };
        };
        FormOrderRequest: {
            /** @description The `blob_url` of the uploaded sheet that the rows come from. It is stored with the form order and can be downloaded later. */
            import_file?: string | null;
            /** @description One entry per order. An order has one size, one design and one receiver. */
            orders_attributes: components["schemas"]["OrderAttributes"][];
            /** @description The number of a published template, such as `SKU000024`. */
            sku_template_no: string;
            /** @description Tags that you choose, to find it later. */
            tag_list?: string[];
            /**
             * @description The order type. It must match the kind of the template.
             * @enum {string}
             */
            type: "FormOrder::MicroCustom" | "FormOrder::Form" | "FormOrder::Batch";
        };
        GroupLayer: {
            can_design_in_order: boolean;
            children: (components["schemas"]["ImageLayer"] | components["schemas"]["TextRectLayer"] | components["schemas"]["TileImageAreaLayer"] | components["schemas"]["RectLayer"] | components["schemas"]["GroupLayer"] | components["schemas"]["ImageGroupLayer"] | components["schemas"]["TextGroupLayer"] | components["schemas"]["ImageGroupTemplateLayer"] | components["schemas"]["AutoLayoutLayer"] | components["schemas"]["QrcodeGroupLayer"])[];
            collapsed: boolean;
            flip_horizontal: boolean;
            flip_vertical: boolean;
            height: number;
            id: string;
            left: number;
            locked?: boolean;
            name: string;
            opacity?: number;
            rotate: number;
            top: number;
            /** @constant */
            type: "Group";
            visible: boolean;
            width: number;
        };
        ImageGroupImageLayer: {
            can_design_in_order: boolean;
            children: unknown[];
            collapsed: boolean;
            flip_horizontal: boolean;
            flip_vertical: boolean;
            height: number;
            id: string;
            left: number;
            locked?: boolean;
            /** @enum {string} */
            mask?: "none" | "rounded" | "circle" | "image";
            mask_image?: string;
            mask_radius?: number;
            name: string;
            opacity?: number;
            rotate: number;
            top: number;
            /** @constant */
            type: "ImageGroupImage";
            visible: boolean;
            width: number;
        };
        ImageGroupLayer: {
            can_design_in_order: boolean;
            children: components["schemas"]["ImageGroupImageLayer"][];
            collapsed: boolean;
            flip_horizontal: boolean;
            flip_vertical: boolean;
            height: number;
            id: string;
            left: number;
            locked?: boolean;
            name: string;
            opacity?: number;
            rotate: number;
            top: number;
            /** @constant */
            type: "ImageGroup";
            url: components["schemas"]["DesignImageItem"];
            visible: boolean;
            width: number;
        };
        ImageGroupTemplateChildLayer: {
            can_design_in_order: boolean;
            children: (components["schemas"]["TemplateChildImageLayer"] | components["schemas"]["TemplateChildTextRectLayer"])[];
            collapsed: boolean;
            flip_horizontal: boolean;
            flip_vertical: boolean;
            height: number;
            id: string;
            left: number;
            locked?: boolean;
            name: string;
            opacity?: number;
            rotate: number;
            template: string;
            top: number;
            /** @constant */
            type: "ImageGroupTemplateChild";
            visible: boolean;
            width: number;
        };
        ImageGroupTemplateLayer: {
            can_design_in_order: boolean;
            children: components["schemas"]["ImageGroupTemplateChildLayer"][];
            collapsed: boolean;
            flip_horizontal: boolean;
            flip_vertical: boolean;
            height: number;
            id: string;
            images: components["schemas"]["DesignNamedImage"][];
            left: number;
            locked?: boolean;
            name: string;
            opacity?: number;
            rotate: number;
            template: components["schemas"]["DesignItem"];
            texts: components["schemas"]["DesignNamedText"][];
            top: number;
            /** @constant */
            type: "ImageGroupTemplate";
            visible: boolean;
            width: number;
        };
        ImageLayer: {
            can_design_in_order: boolean;
            children: unknown[];
            collapsed: boolean;
            flip_horizontal: boolean;
            flip_vertical: boolean;
            height: number;
            id: string;
            left: number;
            locked?: boolean;
            /** @enum {string} */
            mask?: "none" | "rounded" | "circle" | "image";
            mask_image?: string;
            mask_radius?: number;
            name: string;
            opacity?: number;
            rotate: number;
            top: number;
            /** @constant */
            type: "Image";
            url: components["schemas"]["DesignImageItem"];
            visible: boolean;
            width: number;
        };
        ImageLibrary: {
            /** Format: date-time */
            created_at: string;
            description: string;
            file: components["schemas"]["FileRef"] | null;
            id: number;
            library_category: components["schemas"]["CategoryRef"] | null;
            library_category_id: number | null;
            name: string;
            preview_images: components["schemas"]["FileRef"][];
            tag_list: string[];
            /** Format: date-time */
            updated_at: string;
        };
        ImportPreview: {
            amount: number;
            failed_count: number;
            hidden_count: number;
            images_count: number;
            quantity: number;
            rows_count: number;
            templates: {
                amount: number;
                name: string;
                quantity: number;
                rows_count: number;
                samples: {
                    custom_fields: {
                        key: string;
                        value: string;
                    }[];
                    no: string;
                    production_image_urls: string[];
                    row_number: number;
                    size: string;
                }[];
                sku_template_no: string;
                /** @enum {string} */
                type: "FormOrder::MicroCustom" | "FormOrder::Form" | "FormOrder::Batch";
            }[];
        };
        ImportTask: {
            /** Format: date-time */
            created_at: string;
            creator: {
                id: number;
                screen_name: string;
            };
            creator_id: number;
            /** @constant */
            creator_type: "User";
            error_file: components["schemas"]["FileRef"] | null;
            errs: string[];
            errs_count: number;
            file: components["schemas"]["FileRef"];
            form_orders: {
                display_name: string;
                id: number;
                no: string;
                /** @enum {string} */
                type: "FormOrder::MicroCustom" | "FormOrder::Form" | "FormOrder::Batch";
            }[];
            id: number;
            /** @enum {string} */
            import_processor: "import_orders";
            progress_rate: number;
            /** @enum {string} */
            status: "pending" | "progressing" | "checked" | "finished" | "failed";
            target_id: number | null;
            target_type: ("FormOrder::MicroCustom" | "FormOrder::Form" | "FormOrder::Batch") | null;
            /** Format: date-time */
            updated_at: string;
        };
        ImportTaskDetail: {
            /** Format: date-time */
            created_at: string;
            creator: {
                id: number;
                screen_name: string;
            };
            creator_id: number;
            /** @constant */
            creator_type: "User";
            error_file: components["schemas"]["FileRef"] | null;
            errs: string[];
            errs_count: number;
            file: components["schemas"]["FileRef"];
            form_orders: {
                display_name: string;
                id: number;
                no: string;
                /** @enum {string} */
                type: "FormOrder::MicroCustom" | "FormOrder::Form" | "FormOrder::Batch";
            }[];
            headers: {
                key: string | null;
                text: string;
            }[];
            id: number;
            /** @enum {string} */
            import_processor: "import_orders";
            photos: {
                assigned: {
                    column: string;
                    label: string;
                    no: string;
                    photo: {
                        id: string;
                        path: string;
                        /** @enum {string} */
                        reason: "no_order" | "which_order" | "which_item" | "taken" | "no_cell";
                        row_number: number | null;
                        url: string | null;
                    };
                    row_number: number;
                }[];
                is_outdated: boolean;
                matched_count: number;
                places: {
                    column: string;
                    label: string;
                    no: string;
                    row_number: number;
                }[];
                places_count: number;
                unmatched: {
                    id: string;
                    path: string;
                    /** @enum {string} */
                    reason: "no_order" | "which_order" | "which_item" | "taken" | "no_cell";
                    row_number: number | null;
                    url: string | null;
                }[];
                unmatched_count: number;
            } | null;
            preview: components["schemas"]["ImportPreview"] | null;
            progress_rate: number;
            /** @enum {string} */
            status: "pending" | "progressing" | "checked" | "finished" | "failed";
            target_id: number | null;
            target_type: ("FormOrder::MicroCustom" | "FormOrder::Form" | "FormOrder::Batch") | null;
            /** Format: date-time */
            updated_at: string;
        };
        Layer: components["schemas"]["ImageLayer"] | components["schemas"]["TextRectLayer"] | components["schemas"]["TileImageAreaLayer"] | components["schemas"]["RectLayer"] | components["schemas"]["GroupLayer"] | components["schemas"]["ImageGroupLayer"] | components["schemas"]["TextGroupLayer"] | components["schemas"]["ImageGroupTemplateLayer"] | components["schemas"]["AutoLayoutLayer"] | components["schemas"]["QrcodeGroupLayer"] | components["schemas"]["CustomAreaLayer"] | components["schemas"]["EffectAreaLayer"];
        LayerChange: {
            flip_horizontal?: boolean;
            flip_vertical?: boolean;
            height?: number;
            image_size?: {
                height: number;
                width: number;
            };
            images?: {
                [key: string]: string;
            };
            left?: number;
            rotate?: number;
            top?: number;
            url?: string;
            width?: number;
        };
        LayerDiff: {
            [key: string]: components["schemas"]["LayerChange"];
        };
        MockupRequest: {
            /** @description Values for the custom items of the template: `key` is `定制项-` followed by the label of the item, `value` is a text or the `blob_url` of an uploaded image. */
            custom_fields?: {
                key: string;
                value?: (string | number) | null;
            }[] | null;
            /** @description Only for `FormOrder::Form`: the `blob_url` of each finished image, with exactly the pixel dimensions of the size. */
            production_image_urls?: string[] | null;
            /** @description One of the sizes of the template. Required unless the template has no sizes. */
            size?: string | null;
            /** @description The number of a published template, such as `SKU000024`. */
            sku_template_no: string;
        };
        Mockups: {
            images: {
                config_id: string;
                findings: components["schemas"]["RenderFinding"][];
                height: number;
                name: string;
                url: string;
                width: number;
            }[];
        };
        Order: {
            address: string;
            amount: number;
            category_id: number | null;
            city: string;
            company_name: string;
            country: string;
            country_code: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * @description Currency of the amounts (ISO 4217). The same for the whole factory.
             * @enum {string}
             */
            currency: "CNY" | "HKD" | "TWD" | "USD" | "EUR" | "GBP" | "AUD" | "CAD" | "SGD" | "MYR" | "THB";
            erased_at: string | null;
            finding_counts: {
                errors: number;
                warnings: number;
            };
            form_order_id: number;
            form_order_no: string;
            id: number;
            no: string;
            paid_at: string | null;
            parcels: {
                shipping_company: string;
                shipping_no: string;
            }[];
            phone: string;
            price: number;
            print_findings: {
                config_id: string;
                image_name: string;
                kind: string;
                layer_id: string;
                layer_name: string;
                message: string;
                /** @enum {string} */
                severity: "error" | "warning";
            }[];
            production_batch_id: number | null;
            production_batch_no: string | null;
            province: string;
            quantity: number;
            receiver_name: string;
            remark: string;
            rendering_custom_areas: components["schemas"]["OrderImage"][];
            rendering_effect_images: components["schemas"]["OrderImage"][];
            shipping_method: string;
            size: string;
            sku_template_id: number;
            /** @enum {string} */
            sku_template_kind: "micro_custom" | "form_order" | "batch_order";
            sku_template_material_name: string;
            sku_template_name: string;
            sku_template_no: string;
            /** @enum {string} */
            state: "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded";
            sub_no: string;
            system_no: string;
            system_rendering_price: number;
            /** Format: date-time */
            updated_at: string;
            user: {
                id: number;
                screen_name: string;
            };
            user_id: number;
            zip_code: string;
        };
        OrderAmendment: {
            changes: {
                after: string;
                before: string;
                /** @enum {string} */
                field: "receiver_name" | "phone" | "company_name" | "country" | "province" | "city" | "address" | "zip_code" | "shipping_method" | "remark" | "quantity" | "custom_field" | "layers" | "shipping_no" | "shipping_company" | "outbound";
                key: string;
            }[];
            /** Format: date-time */
            created_at: string;
            id: number;
            reason: string;
            user: {
                id: number;
                screen_name: string;
            };
        };
        OrderAttributes: {
            /** @description Street and number of the receiver. */
            address?: string | null;
            /** @description The city of the receiver. */
            city?: string | null;
            /** @description The company of the receiver. */
            company_name?: string | null;
            /** @description The country of the receiver. */
            country?: string | null;
            /** @description Values for the custom items of the template: `key` is `定制项-` followed by the label of the item, `value` is a text or the `blob_url` of an uploaded image. */
            custom_fields?: {
                key: string;
                value?: (string | number) | null;
            }[] | null;
            /** @description Your order number. Together with `sub_no` it must be unique among your orders that are not closed or refunded: the products of one shop order may share its number. */
            no: string;
            /** @description The phone number of the receiver. */
            phone?: string | null;
            /** @description Only for `FormOrder::Form`: the `blob_url` of each finished image, with exactly the pixel dimensions of the size. */
            production_image_urls?: string[] | null;
            /** @description The province or state of the receiver. */
            province?: string | null;
            /** @description The number of pieces. */
            quantity: number | string;
            /** @description The name of the receiver. */
            receiver_name?: string | null;
            /** @description A note to the factory. */
            remark?: string | null;
            /** @description The name of a shipping method that the factory offers: `shipping_methods` of `GET /shipping_settings`. Empty if you leave it to the factory. */
            shipping_method?: string | null;
            /** @description One of the sizes of the template. Required unless the template has no sizes. */
            size?: string | null;
            /** @description Your line number. It tells orders with the same `no` apart. */
            sub_no?: string | null;
            /** @description The postal code of the receiver. */
            zip_code?: string | null;
        };
        OrderChange: {
            flip_horizontal?: boolean;
            flip_vertical?: boolean;
            height?: number;
            image_size?: {
                height: number;
                width: number;
            };
            images?: {
                [key: string]: string;
            };
            left?: number;
            rotate?: number;
            top?: number;
            url?: string;
            width?: number;
        };
        OrderDetail: {
            acknowledgements: {
                /** Format: date-time */
                created_at: string;
                findings: {
                    config_id: string;
                    image_name: string;
                    kind: string;
                    layer_id: string;
                    layer_name: string;
                    message: string;
                    /** @enum {string} */
                    severity: "error" | "warning";
                }[];
                user: {
                    id: number;
                    screen_name: string;
                };
            }[];
            address: string;
            amendments: components["schemas"]["OrderAmendment"][];
            amount: number;
            barcode: string;
            can_edit: boolean;
            category_id: number | null;
            city: string;
            company_name: string;
            country: string;
            country_code: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * @description Currency of the amounts (ISO 4217). The same for the whole factory.
             * @enum {string}
             */
            currency: "CNY" | "HKD" | "TWD" | "USD" | "EUR" | "GBP" | "AUD" | "CAD" | "SGD" | "MYR" | "THB";
            custom_area_configs: components["schemas"]["TemplateConfig"][];
            effect_image_configs: components["schemas"]["TemplateConfig"][];
            erased_at: string | null;
            finding_counts: {
                errors: number;
                warnings: number;
            };
            findings: {
                config_ids: string[];
                /** @enum {string} */
                kind: "value_differs" | "placement_differs";
                message: string;
                name: string;
            }[];
            font_libraries: components["schemas"]["FontLibrary"][];
            form_order_id: number;
            form_order_no: string;
            human_excel_config: components["schemas"]["CustomItem"][];
            id: number;
            no: string;
            outbounds: components["schemas"]["Outbound"][];
            paid_at: string | null;
            parcels: {
                shipping_company: string;
                shipping_no: string;
            }[];
            phone: string;
            price: number;
            print_files: components["schemas"]["FileRef"][];
            print_findings: {
                config_id: string;
                image_name: string;
                kind: string;
                layer_id: string;
                layer_name: string;
                message: string;
                /** @enum {string} */
                severity: "error" | "warning";
            }[];
            production_batch_id: number | null;
            production_batch_no: string | null;
            production_image_configs: components["schemas"]["TemplateConfig"][];
            production_images: components["schemas"]["FileRef"][];
            province: string;
            qrcode: string;
            quantity: number;
            receiver_name: string;
            remark: string;
            rendering_custom_areas: components["schemas"]["OrderImage"][];
            rendering_effect_images: components["schemas"]["OrderImage"][];
            rendering_production_images: components["schemas"]["OrderImage"][];
            shipping_method: string;
            size: string;
            sku_template_dpi_value: number;
            sku_template_id: number;
            /** @enum {string} */
            sku_template_kind: "micro_custom" | "form_order" | "batch_order";
            sku_template_material_name: string;
            sku_template_name: string;
            sku_template_no: string;
            /** @enum {string} */
            state: "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded";
            sub_no: string;
            system_no: string;
            system_rendering_price: number;
            /** Format: date-time */
            updated_at: string;
            user: {
                id: number;
                screen_name: string;
            };
            user_id: number;
            values: {
                [key: string]: string;
            };
            zip_code: string;
        };
        OrderEvent: {
            form_order: {
                id: number;
                no: string;
            };
            order: {
                id: number;
                no: string;
                /** @enum {string} */
                state: "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded";
                sub_no: string;
                system_no: string;
            };
        };
        OrderImage: {
            config_id: string;
            error: string | null;
            findings: components["schemas"]["RenderFinding"][];
            height: number | null;
            name: string;
            progress: number;
            /** @enum {string} */
            state: "queued" | "running" | "done" | "refused" | "failed" | "cancelled";
            url: string | null;
            width: number | null;
        };
        Outbound: {
            /** Format: date-time */
            created_at: string;
            id: number;
            order_id: number;
            order_no: string;
            order_system_no: string;
            shipping_company: string;
            shipping_no: string;
            /** Format: date-time */
            updated_at: string;
        };
        OutboundEvent: {
            form_order: {
                id: number;
                no: string;
            };
            order: {
                id: number;
                no: string;
                /** @enum {string} */
                state: "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded";
                sub_no: string;
                system_no: string;
            };
            outbound: {
                /** Format: date-time */
                created_at: string;
                id: number;
                shipping_company: string;
                shipping_no: string;
            };
        };
        OutboundRow: {
            /** Format: date-time */
            created_at: string;
            form_order_id: number;
            form_order_no: string;
            id: number;
            order_id: number;
            order_no: string;
            order_system_no: string;
            shipping_company: string;
            shipping_no: string;
            /** Format: date-time */
            updated_at: string;
            user: {
                id: number;
                screen_name: string;
            };
            user_id: number;
        };
        PageMeta: {
            next_cursor: string | null;
            page: number;
            per_page: number;
            total: number;
            total_is_estimate: boolean;
            total_pages: number;
        };
        ProductionBatch: {
            amount: number;
            confirmed_at: string | null;
            /** Format: date-time */
            created_at: string;
            finding_counts: {
                errors: number;
                orders: number;
                warnings: number;
            };
            finished_at: string | null;
            form_order_id: number;
            form_order_no: string;
            id: number;
            no: string;
            orders_count: number;
            picture_url: string | null;
            quantity: number;
            sku_template_id: number;
            /** @enum {string} */
            sku_template_kind: "micro_custom" | "form_order" | "batch_order";
            sku_template_name: string;
            sku_template_no: string;
            started_at: string | null;
            /** @enum {string} */
            state: "init" | "paid" | "confirmed" | "in_production" | "finished" | "closed";
            /** Format: date-time */
            updated_at: string;
            user: {
                id: number;
                screen_name: string;
            };
            user_id: number;
        };
        ProductionBatchDetail: {
            amount: number;
            confirmed_at: string | null;
            /** Format: date-time */
            created_at: string;
            finding_counts: {
                errors: number;
                orders: number;
                warnings: number;
            };
            finished_at: string | null;
            form_order_id: number;
            form_order_no: string;
            id: number;
            no: string;
            orders: {
                amount: number;
                id: number;
                no: string;
                price: number;
                quantity: number;
                size: string;
                /** @enum {string} */
                state: "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded";
                system_no: string;
            }[];
            orders_count: number;
            picture_url: string | null;
            production_images: {
                cancelled: number;
                done: number;
                failed: number;
                queued: number;
                refused: number;
                running: number;
            };
            quantity: number;
            sender: {
                address: string;
                name: string;
                phone: string;
            } | null;
            sku_template_id: number;
            /** @enum {string} */
            sku_template_kind: "micro_custom" | "form_order" | "batch_order";
            sku_template_name: string;
            sku_template_no: string;
            started_at: string | null;
            /** @enum {string} */
            state: "init" | "paid" | "confirmed" | "in_production" | "finished" | "closed";
            /** Format: date-time */
            updated_at: string;
            user: {
                id: number;
                screen_name: string;
            };
            user_id: number;
        };
        QrcodeGroupLayer: {
            can_design_in_order: boolean;
            children: (components["schemas"]["QrcodeLayer"] | components["schemas"]["BarcodeLayer"] | components["schemas"]["FixedContentTextRectLayer"] | components["schemas"]["CustomAreaImageLayer"] | components["schemas"]["QrcodeRectLayer"])[];
            collapsed: boolean;
            flip_horizontal: boolean;
            flip_vertical: boolean;
            height: number;
            id: string;
            left: number;
            locked?: boolean;
            name: string;
            opacity?: number;
            rotate: number;
            top: number;
            /** @constant */
            type: "QrcodeGroup";
            visible: boolean;
            width: number;
        };
        QrcodeLayer: {
            can_design_in_order: boolean;
            children: unknown[];
            collapsed: boolean;
            flip_horizontal: boolean;
            flip_vertical: boolean;
            height: number;
            id: string;
            left: number;
            locked?: boolean;
            name: string;
            opacity?: number;
            rotate: number;
            top: number;
            /** @constant */
            type: "Qrcode";
            visible: boolean;
            width: number;
        };
        QrcodeRectLayer: {
            can_design_in_order: boolean;
            children: unknown[];
            collapsed: boolean;
            fill: string;
            flip_horizontal: boolean;
            flip_vertical: boolean;
            height: number;
            id: string;
            left: number;
            locked?: boolean;
            name: string;
            opacity?: number;
            rotate: number;
            stroke: string;
            stroke_width: number;
            top: number;
            /** @constant */
            type: "QrcodeRect";
            visible: boolean;
            width: number;
        };
        Quote: {
            /** @description Total of all orders whose price is known. */
            amount: number;
            /** @description Amount that the wallet can pay now, including the advance. */
            available_balance: number;
            /** @description True if `POST /form_orders` would accept the same request. The balance of the wallet is not considered. */
            can_order: boolean;
            /**
             * @description Currency of the amounts (ISO 4217). The same for the whole factory.
             * @enum {string}
             */
            currency: "CNY" | "HKD" | "TWD" | "USD" | "EUR" | "GBP" | "AUD" | "CAD" | "SGD" | "MYR" | "THB";
            /** @description All problems of the request. Empty if `can_order` is true. */
            fields: components["schemas"]["FieldError"][];
            /** @description One complete sentence for each entry of `fields`, in the same order. */
            messages: string[];
            /** @description Amount that the wallet lacks to pay the total; 0 if the balance is sufficient. */
            missing_amount: number;
            /** @description One entry for each entry of `orders_attributes`, in the same order. */
            orders: {
                amount: number | null;
                no: string | null;
                price: number | null;
                quantity: number | null;
                size: string | null;
                system_rendering_price: number | null;
            }[];
        };
        Recharge: {
            amount: number;
            approval_id: number | null;
            closed_reason: ("closed" | "revoked" | "failed") | null;
            code_url: string | null;
            /** Format: date-time */
            created_at: string;
            demo_url: string | null;
            expires_at: string | null;
            id: number;
            no: string;
            page_url: string | null;
            paid_at: string | null;
            /** @enum {string} */
            payment_method: "wechat" | "alipay" | "offline";
            rejected_reason: string;
            remark: string;
            /** @enum {string} */
            state: "pending" | "paid" | "rejected" | "expired";
            /** Format: date-time */
            updated_at: string;
            user: {
                id: number;
                screen_name: string;
            };
            user_id: number;
        };
        RectLayer: {
            can_design_in_order: boolean;
            children: unknown[];
            collapsed: boolean;
            fill: string;
            flip_horizontal: boolean;
            flip_vertical: boolean;
            height: number;
            id: string;
            left: number;
            locked?: boolean;
            name: string;
            opacity?: number;
            rotate: number;
            stroke: string;
            stroke_width: number;
            top: number;
            /** @constant */
            type: "Rect";
            visible: boolean;
            width: number;
        };
        RenderFinding: {
            kind: string;
            layer_id: string;
            layer_name: string;
            message: string;
        };
        SizePrice: {
            height: number | null;
            price: number;
            size: string;
            width: number | null;
        };
        SkuTemplate: {
            category: components["schemas"]["CategoryRef"] | null;
            category_id: number | null;
            cover: components["schemas"]["FileRef"] | null;
            /** Format: date-time */
            created_at: string;
            creator: {
                id: number;
                screen_name: string;
            };
            creator_id: number;
            current_users_sku_template_id: number | null;
            description: string;
            draft: {
                id: number;
                /** Format: date-time */
                updated_at: string;
                updater: {
                    id: number;
                    screen_name: string;
                };
            } | null;
            draft_of: number | null;
            effect_images: components["schemas"]["FileRef"][];
            id: number;
            is_self_operated: boolean;
            /** @enum {string} */
            kind: "micro_custom" | "form_order" | "batch_order";
            material_name: string;
            max_product_batch_count: number | null;
            name: string;
            no: string;
            price_range: string;
            published_at: string | null;
            size_prices: components["schemas"]["SizePrice"][];
            /** @enum {string} */
            state: "pending" | "published" | "unpublished";
            system_rendering_price: number;
            tag_list: string[];
            /** Format: date-time */
            updated_at: string;
        };
        SkuTemplateDetail: {
            category: components["schemas"]["CategoryRef"] | null;
            category_id: number | null;
            cover: components["schemas"]["FileRef"] | null;
            /** Format: date-time */
            created_at: string;
            creator: {
                id: number;
                screen_name: string;
            };
            creator_id: number;
            current_users_sku_template_id: number | null;
            custom_area_configs: components["schemas"]["TemplateConfig"][];
            description: string;
            dpi_value: number;
            draft: {
                id: number;
                /** Format: date-time */
                updated_at: string;
                updater: {
                    id: number;
                    screen_name: string;
                };
            } | null;
            draft_of: number | null;
            edit_time: number;
            effect_image_configs: components["schemas"]["TemplateConfig"][];
            effect_images: components["schemas"]["FileRef"][];
            excel_config: components["schemas"]["CustomItem"][];
            font_libraries: components["schemas"]["FontLibrary"][];
            font_library_ids: number[];
            id: number;
            is_self_operated: boolean;
            /** @enum {string} */
            kind: "micro_custom" | "form_order" | "batch_order";
            material_name: string;
            max_product_batch_count: number | null;
            name: string;
            no: string;
            price: number;
            price_range: string;
            production_image_configs: components["schemas"]["TemplateConfig"][];
            production_images: components["schemas"]["FileRef"][];
            published_at: string | null;
            size: string;
            size_prices: components["schemas"]["SizePrice"][];
            /** @enum {string} */
            state: "pending" | "published" | "unpublished";
            system_rendering_price: number;
            tag_list: string[];
            /** Format: date-time */
            updated_at: string;
            visible_user_ids: number[];
        };
        SkuTemplateOption: {
            current_users_sku_template_id: number | null;
            display_name: string;
            effect_images: components["schemas"]["FileRef"][];
            id: number;
            /** @enum {string} */
            kind: "micro_custom" | "form_order" | "batch_order";
            name: string;
            no: string;
        };
        TemplateChildImageLayer: {
            can_design_in_order: boolean;
            children: unknown[];
            collapsed: boolean;
            flip_horizontal: boolean;
            flip_vertical: boolean;
            height: number;
            id: string;
            image_id: string;
            left: number;
            locked?: boolean;
            /** @enum {string} */
            mask?: "none" | "rounded" | "circle" | "image";
            mask_image?: string;
            mask_radius?: number;
            name: string;
            opacity?: number;
            rotate: number;
            top: number;
            /** @constant */
            type: "TemplateChildImage";
            visible: boolean;
            width: number;
        };
        TemplateChildTextRectLayer: {
            /** @enum {string} */
            align: "left" | "center" | "right" | "top" | "bottom";
            can_design_in_order: boolean;
            children: unknown[];
            collapsed: boolean;
            /** @enum {string} */
            fit?: "none" | "shrink" | "wrap";
            fit_group?: string;
            fit_lines?: number;
            fit_size_min?: number;
            flip_horizontal: boolean;
            flip_vertical: boolean;
            font_size: number;
            /** @enum {string} */
            font_style: "normal" | "italic";
            /** @enum {number} */
            font_weight: 200 | 400 | 600 | 800;
            height: number;
            id: string;
            left: number;
            letter_spacing: number;
            line_height: number;
            locked?: boolean;
            name: string;
            opacity?: number;
            rotate: number;
            stroke: string;
            /** @enum {string} */
            stroke_alignment: "center" | "outer";
            stroke_gap_mm?: number;
            stroke_width: number;
            text_id: string;
            top: number;
            /** @constant */
            type: "TemplateChildTextRect";
            visible: boolean;
            width: number;
            /** @enum {string} */
            writing_mode: "horizontal-tb" | "vertical-lr";
        };
        TemplateConfig: {
            excel_config: components["schemas"]["ConfigItems"];
            height: number;
            id: string;
            layer_diff: components["schemas"]["LayerDiff"];
            layers: components["schemas"]["Layer"][];
            name: string;
            price?: number;
            print?: {
                bleed_mm: number;
                /** @enum {string} */
                format: "png" | "jpeg" | "pdf" | "tiff";
                ink_limit: number;
                on_white: boolean;
                profile: string;
                pure_black_text: boolean;
            };
            resolution?: {
                error_dpi: number;
                warn_dpi: number;
            };
            size?: string | string[];
            /** @enum {string} */
            type: "production" | "effect" | "custom";
            width: number;
        };
        TextGroupLayer: {
            can_design_in_order: boolean;
            children: components["schemas"]["TextGroupTextRectLayer"][];
            collapsed: boolean;
            color: components["schemas"]["DesignItem"];
            fill_image: components["schemas"]["DesignImageItem"];
            flip_horizontal: boolean;
            flip_vertical: boolean;
            font_family: components["schemas"]["DesignItem"];
            height: number;
            id: string;
            left: number;
            locked?: boolean;
            name: string;
            opacity?: number;
            rotate: number;
            text: components["schemas"]["DesignItem"];
            top: number;
            /** @constant */
            type: "TextGroup";
            visible: boolean;
            width: number;
        };
        TextGroupTextRectLayer: {
            /** @enum {string} */
            align: "left" | "center" | "right" | "top" | "bottom";
            can_design_in_order: boolean;
            children: unknown[];
            collapsed: boolean;
            /** @enum {string} */
            fit?: "none" | "shrink" | "wrap";
            fit_group?: string;
            fit_lines?: number;
            fit_size_min?: number;
            flip_horizontal: boolean;
            flip_vertical: boolean;
            font_size: number;
            /** @enum {string} */
            font_style: "normal" | "italic";
            /** @enum {number} */
            font_weight: 200 | 400 | 600 | 800;
            height: number;
            id: string;
            left: number;
            letter_spacing: number;
            line_height: number;
            locked?: boolean;
            name: string;
            opacity?: number;
            rotate: number;
            stroke: string;
            /** @enum {string} */
            stroke_alignment: "center" | "outer";
            stroke_gap_mm?: number;
            stroke_width: number;
            top: number;
            /** @constant */
            type: "TextGroupTextRect";
            visible: boolean;
            width: number;
            /** @enum {string} */
            writing_mode: "horizontal-tb" | "vertical-lr";
        };
        TextRectLayer: {
            /** @enum {string} */
            align: "left" | "center" | "right" | "top" | "bottom";
            can_design_in_order: boolean;
            children: unknown[];
            collapsed: boolean;
            color: components["schemas"]["DesignItem"];
            fill_image: components["schemas"]["DesignImageItem"];
            /** @enum {string} */
            fit?: "none" | "shrink" | "wrap";
            fit_group?: string;
            fit_lines?: number;
            fit_size_min?: number;
            flip_horizontal: boolean;
            flip_vertical: boolean;
            font_family: components["schemas"]["DesignItem"];
            font_size: number;
            /** @enum {string} */
            font_style: "normal" | "italic";
            /** @enum {number} */
            font_weight: 200 | 400 | 600 | 800;
            height: number;
            id: string;
            left: number;
            letter_spacing: number;
            line_height: number;
            locked?: boolean;
            name: string;
            opacity?: number;
            rotate: number;
            stroke: string;
            /** @enum {string} */
            stroke_alignment: "center" | "outer";
            stroke_gap_mm?: number;
            stroke_width: number;
            text: components["schemas"]["DesignItem"];
            top: number;
            /** @constant */
            type: "TextRect";
            visible: boolean;
            width: number;
            /** @enum {string} */
            writing_mode: "horizontal-tb" | "vertical-lr";
        };
        TileImageAreaLayer: {
            can_design_in_order: boolean;
            children: unknown[];
            collapsed: boolean;
            flip_horizontal: boolean;
            flip_vertical: boolean;
            height: number;
            id: string;
            image_size: {
                height: number;
                width: number;
            };
            left: number;
            locked?: boolean;
            /** @enum {string} */
            mask?: "none" | "rounded" | "circle" | "image";
            mask_image?: string;
            mask_radius?: number;
            name: string;
            opacity?: number;
            rotate: number;
            top: number;
            /** @constant */
            type: "TileImageArea";
            url: components["schemas"]["DesignImageItem"];
            visible: boolean;
            width: number;
        };
        UsersSkuTemplate: {
            category: components["schemas"]["CategoryRef"] | null;
            category_id: number | null;
            /** Format: date-time */
            created_at: string;
            description: string;
            effect_images: components["schemas"]["FileRef"][];
            font_libraries: components["schemas"]["FontLibrary"][];
            id: number;
            /** @enum {string} */
            kind: "micro_custom" | "form_order" | "batch_order";
            name: string;
            no: string;
            price: number;
            price_range: string;
            size_prices: components["schemas"]["SizePrice"][];
            sku_template_id: number;
            /** @enum {string} */
            state: "pending" | "published" | "unpublished";
            system_rendering_price: number;
            user_id: number;
        };
        Webhook: {
            /** Format: date-time */
            created_at: string;
            description: string;
            events: ("form_order.created" | "form_order.paid" | "form_order.confirmed" | "form_order.in_production" | "form_order.sent" | "form_order.closed" | "form_order.refunded" | "order.sent" | "order.closed" | "order.changed" | "outbound.recorded" | "outbound.corrected" | "outbound.voided")[];
            id: number;
            is_active: boolean;
            previous_secret_expires_at: string | null;
            /** Format: date-time */
            updated_at: string;
            url: string;
            user: {
                id: number;
                screen_name: string;
            };
            user_id: number;
        };
        WebhookDelivery: {
            attempts: number;
            /** Format: date-time */
            created_at: string;
            delivered_at: string | null;
            /** @enum {string} */
            event: "form_order.created" | "form_order.paid" | "form_order.confirmed" | "form_order.in_production" | "form_order.sent" | "form_order.closed" | "form_order.refunded" | "order.sent" | "order.closed" | "order.changed" | "outbound.recorded" | "outbound.corrected" | "outbound.voided" | "webhook.test";
            /** Format: uuid */
            event_id: string;
            id: number;
            next_attempt_at: string | null;
            /** Format: date-time */
            occurred_at: string;
            payload: {
                [key: string]: unknown;
            };
            response: string;
            response_status: number | null;
            sequence: number;
            /** @enum {string} */
            state: "pending" | "delivered" | "failed";
            subject: {
                id: number;
                /** @enum {string} */
                kind: "form_order" | "order" | "outbound" | "webhook";
            };
            webhook_id: number;
        };
    };
    responses: {
        /**
         * @description - `40000` bad_request: Invalid request parameters
         *     - `40001` invalid_fields: Invalid request: {fields}
         *     - `40002` malformed_body: The request body is not valid JSON: check line {line}, column {column}
         */
        BadBody: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 40001,
                 *       "error_message": "Invalid request: orders_attributes[0].size: Unknown size “L”. Choose from: S, M",
                 *       "message": "Invalid request: orders_attributes[0].size: Unknown size “L”. Choose from: S, M",
                 *       "messages": [
                 *         "orders_attributes[0].size: Unknown size “L”. Choose from: S, M"
                 *       ],
                 *       "fields": [
                 *         {
                 *           "path": "orders_attributes[0].size",
                 *           "code": "unknown_size",
                 *           "params": {
                 *             "size": "L",
                 *             "sizes": [
                 *               "S",
                 *               "M"
                 *             ]
                 *           },
                 *           "message": "Unknown size “L”. Choose from: S, M"
                 *         }
                 *       ],
                 *       "request_id": "f5b70b74-c446-4795-b950-ef0e77ccad0a"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `40000` bad_request: Invalid request parameters
         *     - `40001` invalid_fields: Invalid request: {fields}
         *     - `40002` malformed_body: The request body is not valid JSON: check line {line}, column {column}
         *     - `40026` idempotency_key_too_long: An Idempotency-Key can have up to {limit} characters
         */
        BadChange: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 40001,
                 *       "error_message": "Invalid request: orders_attributes[0].size: Unknown size “L”. Choose from: S, M",
                 *       "message": "Invalid request: orders_attributes[0].size: Unknown size “L”. Choose from: S, M",
                 *       "messages": [
                 *         "orders_attributes[0].size: Unknown size “L”. Choose from: S, M"
                 *       ],
                 *       "fields": [
                 *         {
                 *           "path": "orders_attributes[0].size",
                 *           "code": "unknown_size",
                 *           "params": {
                 *             "size": "L",
                 *             "sizes": [
                 *               "S",
                 *               "M"
                 *             ]
                 *           },
                 *           "message": "Unknown size “L”. Choose from: S, M"
                 *         }
                 *       ],
                 *       "request_id": "f5b70b74-c446-4795-b950-ef0e77ccad0a"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `40000` bad_request: Invalid request parameters
         *     - `40001` invalid_fields: Invalid request: {fields}
         */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 40001,
                 *       "error_message": "Invalid request: orders_attributes[0].size: Unknown size “L”. Choose from: S, M",
                 *       "message": "Invalid request: orders_attributes[0].size: Unknown size “L”. Choose from: S, M",
                 *       "messages": [
                 *         "orders_attributes[0].size: Unknown size “L”. Choose from: S, M"
                 *       ],
                 *       "fields": [
                 *         {
                 *           "path": "orders_attributes[0].size",
                 *           "code": "unknown_size",
                 *           "params": {
                 *             "size": "L",
                 *             "sizes": [
                 *               "S",
                 *               "M"
                 *             ]
                 *           },
                 *           "message": "Unknown size “L”. Choose from: S, M"
                 *         }
                 *       ],
                 *       "request_id": "f5b70b74-c446-4795-b950-ef0e77ccad0a"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `40000` bad_request: Invalid request parameters
         *     - `40001` invalid_fields: Invalid request: {fields}
         *     - `40002` malformed_body: The request body is not valid JSON: check line {line}, column {column}
         *     - `40026` idempotency_key_too_long: An Idempotency-Key can have up to {limit} characters
         *     - `40015` blob_unknown: The file does not exist or its upload is incomplete: {id}
         */
        BlobUnknown400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description - `40900` conflict: The same request was made at the same time. Try again */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 40900,
                 *       "error_message": "The same request was made at the same time. Try again",
                 *       "message": "The same request was made at the same time. Try again",
                 *       "request_id": "f5b70b74-c446-4795-b950-ef0e77ccad0a"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `40300` not_allowed: You don’t have permission to do this
         *     - `40305` api_key_address: This API key cannot be used from {address}. Edit the key in the console to add the address
         *     - `40303` scope_missing: This API key lacks the scope that is needed ({scopes}). Edit the key in the console to add it
         *     - `40306` second_factor_setup_required: Two-factor authentication is required. Set it up first
         */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 40300,
                 *       "error_message": "You don’t have permission to do this",
                 *       "message": "You don’t have permission to do this",
                 *       "request_id": "f5b70b74-c446-4795-b950-ef0e77ccad0a"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description - `40400` form_order_ids_unknown: Unknown in form_order_ids: {ids} */
        FormOrderIdsUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `40000` bad_request: Invalid request parameters
         *     - `40001` invalid_fields: Invalid request: {fields}
         *     - `40026` idempotency_key_too_long: An Idempotency-Key can have up to {limit} characters
         */
        IdempotencyKeyTooLong400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `40900` conflict: The same request was made at the same time. Try again
         *     - `40901` idempotency_key_reused: This Idempotency-Key was already used for another request
         *     - `40962` idempotency_answer_lost: The request with this Idempotency-Key was carried out, but its answer can no longer be read. Look it up before you send it again under another key
         *     - `40953` import_state_refused: This import is “{state}”
         */
        ImportStateRefused409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description - `50000` internal: Something went wrong on the server. Please try again later */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 50000,
                 *       "error_message": "Something went wrong on the server. Please try again later",
                 *       "message": "Something went wrong on the server. Please try again later",
                 *       "request_id": "f5b70b74-c446-4795-b950-ef0e77ccad0a"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description - `40400` not_found: Resource not found */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 40400,
                 *       "error_message": "Resource not found",
                 *       "message": "Resource not found",
                 *       "request_id": "f5b70b74-c446-4795-b950-ef0e77ccad0a"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `50302` database_unavailable: The system is recovering. Please try again in a moment
         *     - `50304` store_unavailable: The file storage is unavailable. Please try again in a moment
         *     - `50303` store_full: The server’s storage is full. Nothing was saved. Try again later or contact the factory
         *     - `50301` numbers_exhausted: Today’s numbers are used up. Try again tomorrow or contact the factory
         */
        NumbersExhausted503: {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `40900` conflict: The same request was made at the same time. Try again
         *     - `40901` idempotency_key_reused: This Idempotency-Key was already used for another request
         *     - `40962` idempotency_answer_lost: The request with this Idempotency-Key was carried out, but its answer can no longer be read. Look it up before you send it again under another key
         *     - `40909` order_not_editable: {no} is “{state}”. Only unpaid or paid ones can be edited
         *     - `40987` order_erased: The receiver, texts and images of {no} were erased. It can’t be changed, rendered or ordered again
         */
        OrderErased409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `40900` conflict: The same request was made at the same time. Try again
         *     - `40901` idempotency_key_reused: This Idempotency-Key was already used for another request
         *     - `40962` idempotency_answer_lost: The request with this Idempotency-Key was carried out, but its answer can no longer be read. Look it up before you send it again under another key
         *     - `40907` order_state_refused: {no} is “{from}” and cannot become “{to}”
         */
        OrderStateRefused409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description - `50201` provider_failed: The payment provider is unavailable. Please try again later */
        ProviderFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `40900` conflict: The same request was made at the same time. Try again
         *     - `40901` idempotency_key_reused: This Idempotency-Key was already used for another request
         *     - `40962` idempotency_answer_lost: The request with this Idempotency-Key was carried out, but its answer can no longer be read. Look it up before you send it again under another key
         */
        RepeatedConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 40900,
                 *       "error_message": "The same request was made at the same time. Try again",
                 *       "message": "The same request was made at the same time. Try again",
                 *       "request_id": "f5b70b74-c446-4795-b950-ef0e77ccad0a"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description - `40800` request_timeout: The request timed out */
        RequestTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 40800,
                 *       "error_message": "The request timed out",
                 *       "message": "The request timed out",
                 *       "request_id": "f5b70b74-c446-4795-b950-ef0e77ccad0a"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `40305` api_key_address: This API key cannot be used from {address}. Edit the key in the console to add the address
         *     - `40303` scope_missing: This API key lacks the scope that is needed ({scopes}). Edit the key in the console to add it
         */
        ScopeMissing403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `40300` not_allowed: You don’t have permission to do this
         *     - `40305` api_key_address: This API key cannot be used from {address}. Edit the key in the console to add the address
         *     - `40303` scope_missing: This API key lacks the scope that is needed ({scopes}). Edit the key in the console to add it
         *     - `40304` reauthentication_required: Confirm that it’s you first
         *     - `40306` second_factor_setup_required: Two-factor authentication is required. Set it up first
         */
        SecondFactorSetupRequired403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `40305` api_key_address: This API key cannot be used from {address}. Edit the key in the console to add the address
         *     - `40303` scope_missing: This API key lacks the scope that is needed ({scopes}). Edit the key in the console to add it
         *     - `40306` second_factor_setup_required: Two-factor authentication is required. Set it up first
         */
        SecondFactorSetupRequired403Variant2: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `41300` body_too_large: The request is too large. The limit is {limit}
         *     - `41301` body_too_complex: The request body has too many entries. Split it into several requests
         */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 41300,
                 *       "error_message": "The request is too large. The limit is {limit}",
                 *       "message": "The request is too large. The limit is {limit}",
                 *       "request_id": "f5b70b74-c446-4795-b950-ef0e77ccad0a"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description - `42900` too_many_requests: Too many requests. Try again in {seconds} s */
        TooManyRequests: {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 42900,
                 *       "error_message": "Too many requests. Try again in {seconds} s",
                 *       "message": "Too many requests. Try again in {seconds} s",
                 *       "request_id": "f5b70b74-c446-4795-b950-ef0e77ccad0a"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `40900` conflict: The same request was made at the same time. Try again
         *     - `40901` idempotency_key_reused: This Idempotency-Key was already used for another request
         *     - `40962` idempotency_answer_lost: The request with this Idempotency-Key was carried out, but its answer can no longer be read. Look it up before you send it again under another key
         *     - `40924` too_many_unpaid: Too many unpaid orders. The limit is {limit}: pay or cancel some first
         */
        TooManyUnpaid409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `40100` not_signed_in: Please sign in
         *     - `40104` authorization_scheme: {scheme} authentication is not supported. Send Authorization: Bearer <API key>
         *     - `40103` api_key_unknown: The API key is incorrect or was deleted
         *     - `40102` api_key_expired: The API key has expired
         *     - `40101` account_frozen: Your account has been frozen, please contact the administrator.
         */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 40100,
                 *       "error_message": "Please sign in",
                 *       "message": "Please sign in",
                 *       "request_id": "f5b70b74-c446-4795-b950-ef0e77ccad0a"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `50302` database_unavailable: The system is recovering. Please try again in a moment
         *     - `50304` store_unavailable: The file storage is unavailable. Please try again in a moment
         *     - `50303` store_full: The server’s storage is full. Nothing was saved. Try again later or contact the factory
         */
        Unavailable: {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 50302,
                 *       "error_message": "The system is recovering. Please try again in a moment",
                 *       "message": "The system is recovering. Please try again in a moment",
                 *       "request_id": "f5b70b74-c446-4795-b950-ef0e77ccad0a"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description - `41500` unsupported_media_type: Unsupported content type. Use application/json */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": 41500,
                 *       "error_message": "Unsupported content type. Use application/json",
                 *       "message": "Unsupported content type. Use application/json",
                 *       "request_id": "f5b70b74-c446-4795-b950-ef0e77ccad0a"
                 *     }
                 */
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `40900` conflict: The same request was made at the same time. Try again
         *     - `40901` idempotency_key_reused: This Idempotency-Key was already used for another request
         *     - `40962` idempotency_answer_lost: The request with this Idempotency-Key was carried out, but its answer can no longer be read. Look it up before you send it again under another key
         *     - `40916` webhook_off: The webhook is disabled. Enable it first
         */
        WebhookOff409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /**
         * @description - `40000` bad_request: Invalid request parameters
         *     - `40001` invalid_fields: Invalid request: {fields}
         *     - `40002` malformed_body: The request body is not valid JSON: check line {line}, column {column}
         *     - `40026` idempotency_key_too_long: An Idempotency-Key can have up to {limit} characters
         *     - `40022` webhook_url_refused: This URL cannot be used: {reason}
         */
        WebhookUrlRefused400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
    };
    parameters: {
        /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
        After: string;
        /** @description Only rows whose `category_id` has this value. */
        CategoryIdEq: number;
        /** @description Only rows whose `created_at` is on this day or later, in the factory's time zone. */
        CreatedAtGteqDate: string;
        /** @description Only rows whose `created_at` is on this day or earlier, in the factory's time zone. */
        CreatedAtLteqDate: string;
        /** @description Only rows whose `creator_id` has this value. */
        CreatorIdEq: number;
        /** @description Only rows whose `findings` has this value. */
        FindingsEq: "any" | "errors";
        /** @description Only rows whose `form_order_id` has this value. */
        FormOrderIdEq: number;
        /** @description The `id` of an entry of `/form_orders`. */
        FormOrdersId: number;
        /**
         * @description A unique value that you choose for this change, such as a UUID. For 7 days, a request with the same key and the same body returns the first response instead of running again. The same key with another body is refused (`40901`).
         * @example 6f0c1f3e-6d4b-4a0e-9a5e-0d8f6b8a1c11
         */
        IdempotencyKey: string;
        /** @description Only rows whose `id` is one of these values. */
        IdIn: number[];
        /** @description The `id` of an entry of `/image_libraries`. */
        ImageLibrariesId: number;
        /** @description The `id` of an entry of `/import_tasks`. */
        ImportTasksId: number;
        /** @description The text to search for. */
        Keyword: string;
        /** @description Only rows whose `kind` has this value. */
        KindEq: "micro_custom" | "form_order" | "batch_order";
        /** @description Only rows whose `kind` has this value. */
        KindEqVariant2: "recharge" | "order_payment" | "order_refund";
        /**
         * @description The language of messages. Defaults to `Accept-Language`, then to English.
         * @example en-US
         */
        Locale: "zh-CN" | "en-US";
        /** @description Only rows whose `name` contains this text, ignoring case. */
        NameCont: string;
        /** @description Only rows whose `name_or_children_name` contains this text, ignoring case. */
        NameOrChildrenNameCont: string;
        /** @description Only rows whose `name_or_no` contains this text, ignoring case. */
        NameOrNoCont: string;
        /** @description Only rows whose `no` contains this text, ignoring case. */
        NoCont: string;
        /** @description Only rows whose `no` has this value. */
        NoEq: string;
        /** @description Only rows whose `no` is one of these values. */
        NoIn: string[];
        /** @description `private`: templates in your private list. `factory`: templates that the factory offers you. */
        OpenType: "private" | "factory";
        /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, updated_at. */
        Order: string;
        /** @description The `id` of an entry of `/orders`. */
        OrdersId: number;
        /** @description Only rows whose `orders_no` contains this text, ignoring case. */
        OrdersNoCont: string;
        /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at. */
        OrderVariant2: string;
        /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, name. */
        OrderVariant3: string;
        /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, name, updated_at. */
        OrderVariant4: string;
        /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `taggings_count desc`. Columns: taggings_count, name. */
        OrderVariant5: string;
        /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `paid_at desc`. Columns: paid_at, created_at. */
        OrderVariant6: string;
        /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
        Page: number;
        /** @description Only rows whose `paid_at` is on this day or later, in the factory's time zone. */
        PaidAtGteqDate: string;
        /** @description Only rows whose `paid_at` is on this day or earlier, in the factory's time zone. */
        PaidAtLteqDate: string;
        /** @description Only rows whose `parent_id` has this value. */
        ParentIdEq: number;
        /** @description `true`: only rows without a `parent_id`. `false`: only rows that have one. */
        ParentIdNull: string;
        /** @description Only rows whose `payment_method` has this value. */
        PaymentMethodEq: "wechat" | "alipay" | "balance" | "offline";
        /** @description The number of rows per page. */
        PerPage: number;
        /** @description The number of rows per page. */
        PerPageVariant2: number;
        /** @description The number of rows per page. */
        PerPageVariant3: number;
        /** @description Only rows whose `processor` has this value. */
        ProcessorEq: "import_orders";
        /** @description The `id` of an entry of `/production_batches`. */
        ProductionBatchesId: number;
        /** @description Only rows whose `production_batch_id` has this value. */
        ProductionBatchIdEq: number;
        /** @description `true`: only rows that have a `published_at`. `false`: only rows without one. */
        PublishedAtNotNull: string;
        /** @description The `id` of an entry of `/recharges`. */
        RechargesId: number;
        /** @description Only rows whose `sku_template_category_id` has this value. */
        SkuTemplateCategoryIdEq: number;
        /** @description Only rows whose `sku_template_kind` has this value. */
        SkuTemplateKindEq: "micro_custom" | "form_order" | "batch_order";
        /** @description Only rows whose `sku_template_name` contains this text, ignoring case. */
        SkuTemplateNameCont: string;
        /** @description Only rows whose `sku_template_no` contains this text, ignoring case. */
        SkuTemplateNoCont: string;
        /** @description The `id` of an entry of `/sku_templates`. */
        SkuTemplatesId: number;
        /** @description Only rows whose `state` has this value. */
        StateEq: "creating" | "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded";
        /** @description Only rows whose `state` has this value. */
        StateEqVariant2: "pending" | "published" | "unpublished";
        /** @description Only rows whose `state` is one of these values. */
        StateIn: ("creating" | "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded")[];
        /** @description Only rows whose `status` has this value. */
        StatusEq: "pending" | "progressing" | "checked" | "finished" | "failed";
        /** @description Only rows whose `system_no` has this value. */
        SystemNoEq: string;
        /** @description Only rows whose `taggings_taggable_type` has this value. */
        TaggingsTaggableTypeEq: "SkuTemplate" | "ImageLibrary" | "FontLibrary" | "Blob" | "FormOrder";
        /** @description Only rows whose `tags_name` is one of these values. */
        TagsNameIn: string[];
        /** @description Only rows whose `target_type` has this value. */
        TargetTypeEq: "FormOrder::MicroCustom" | "FormOrder::Form" | "FormOrder::Batch";
        /** @description Only rows whose `updated_at` is at this time or later. */
        UpdatedAtGteq: string;
        /** @description Only rows whose `updated_at` is at this time or earlier. */
        UpdatedAtLteq: string;
        /** @description Only rows whose `user_id` has this value. */
        UserIdEq: number;
        /** @description The `id` of an entry of `/users_sku_templates`. */
        UsersSkuTemplatesId: number;
        /** @description The `id` of an entry of `/webhook_deliveries`. */
        WebhookDeliveriesId: number;
        /** @description The `id` of an entry of `/webhooks`. */
        WebhooksId: number;
        /** @description `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>" with the secret of the webhook>`; after a rotation another `v1` with the old secret */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before you retry. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    blobsDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/active_storage`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    blobsOptions: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `content_type` contains this text, ignoring case. */
                content_type_cont?: string;
                /** @description Only rows whose `content_type` is one of these values. */
                "content_type_in[]"?: string[];
                /** @description Only rows whose `filename` contains this text, ignoring case. */
                filename_cont?: string;
                /** @description Only rows whose `id` is one of these values. */
                "id_in[]"?: components["parameters"]["IdIn"];
                /** @description The text to search for. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, filename, byte_size. */
                order?: string;
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: number;
                /** @description Only rows whose `tags_name` is one of these values. */
                "tags_name_in[]"?: components["parameters"]["TagsNameIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            byte_size: number;
                            checksum: string;
                            content_type: string;
                            /** Format: date-time */
                            created_at: string;
                            display_name: string;
                            filename: string;
                            id: number;
                            key: string;
                            metadata: {
                                height?: number;
                                /** @constant */
                                is_blank?: true;
                                width?: number;
                            };
                            service_name: string;
                            signed_id: string;
                            tag_list: string[];
                            url: string;
                        }[];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    blobsRequestUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filename": "photo.png",
                 *       "content_type": "image/png",
                 *       "byte_size": 182034,
                 *       "base64_digest": "1B2M2Y8AsgTpgAmY7PhCfg=="
                 *     }
                 */
                "application/json": components["schemas"]["DirectUploadRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 340,
                     *       "key": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *       "signed_id": "6c5d4195cba4e3b34912d803e33d147c48781ccb",
                     *       "filename": "photo.png",
                     *       "content_type": "image/png",
                     *       "byte_size": 182034,
                     *       "checksum": "1B2M2Y8AsgTpgAmY7PhCfg==",
                     *       "metadata": {},
                     *       "service_name": "folder",
                     *       "tag_list": [],
                     *       "url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png",
                     *       "created_at": "2026-11-15T08:11:18.391Z",
                     *       "direct_upload": {
                     *         "url": "https://print.example/app_api/v1/active_storage/uploads/6c5d4195cba4e3b3.1794733878401._Efw7dvP",
                     *         "headers": {
                     *           "Content-Type": "image/png",
                     *           "Content-MD5": "1B2M2Y8AsgTpgAmY7PhCfg=="
                     *         },
                     *         "blob_url": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png"
                     *       }
                     *     }
                     */
                    "application/json": {
                        byte_size: number;
                        checksum: string;
                        content_type: string;
                        /** Format: date-time */
                        created_at: string;
                        direct_upload: {
                            blob_url: string;
                            headers: {
                                [key: string]: string;
                            };
                            url: string;
                        };
                        filename: string;
                        id: number;
                        key: string;
                        metadata: {
                            height?: number;
                            /** @constant */
                            is_blank?: true;
                            width?: number;
                        };
                        service_name: string;
                        signed_id: string;
                        tag_list: string[];
                        url: string;
                    };
                };
            };
        };
    };
    blobsUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token in `direct_upload.url` of the announced upload. */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The file, or an empty body */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
        };
    };
    tagsOptionsByLongName: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `id` is one of these values. */
                "id_in[]"?: components["parameters"]["IdIn"];
                /** @description The text to search for. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Only rows whose `name` contains this text, ignoring case. */
                name_cont?: components["parameters"]["NameCont"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `taggings_count desc`. Columns: taggings_count, name. */
                order?: components["parameters"]["OrderVariant5"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPageVariant2"];
                /** @description Only rows whose `taggings_taggable_type` has this value. */
                taggings_taggable_type_eq?: components["parameters"]["TaggingsTaggableTypeEq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            display_name: string;
                            id: number;
                            name: string;
                        }[];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    apiKeysList: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `name` contains this text, ignoring case. */
                name_cont?: components["parameters"]["NameCont"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, name, last_used_at, expires_at. */
                order?: string;
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only rows whose `user_id` has this value. */
                user_id_eq?: components["parameters"]["UserIdEq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiKey"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    apiKeysGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/api_keys`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
        };
    };
    billsList: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `kind` has this value. */
                kind_eq?: components["parameters"]["KindEqVariant2"];
                /** @description Only rows whose `no` contains this text, ignoring case. */
                no_cont?: components["parameters"]["NoCont"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `paid_at desc`. Columns: paid_at, created_at. */
                order?: components["parameters"]["OrderVariant6"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description Only rows whose `paid_at` is on this day or later, in the factory's time zone. */
                paid_at_gteq_date?: components["parameters"]["PaidAtGteqDate"];
                /** @description Only rows whose `paid_at` is on this day or earlier, in the factory's time zone. */
                paid_at_lteq_date?: components["parameters"]["PaidAtLteqDate"];
                /** @description Only rows whose `payment_method` has this value. */
                payment_method_eq?: components["parameters"]["PaymentMethodEq"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only rows whose `user_id` has this value. */
                user_id_eq?: components["parameters"]["UserIdEq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Bill"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    billsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/bills`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bill"];
                };
            };
        };
    };
    billsExport: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `kind` has this value. */
                kind_eq?: components["parameters"]["KindEqVariant2"];
                /** @description Only rows whose `no` contains this text, ignoring case. */
                no_cont?: components["parameters"]["NoCont"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `paid_at desc`. Columns: paid_at, created_at. */
                order?: components["parameters"]["OrderVariant6"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description Only rows whose `paid_at` is on this day or later, in the factory's time zone. */
                paid_at_gteq_date?: components["parameters"]["PaidAtGteqDate"];
                /** @description Only rows whose `paid_at` is on this day or earlier, in the factory's time zone. */
                paid_at_lteq_date?: components["parameters"]["PaidAtLteqDate"];
                /** @description Only rows whose `payment_method` has this value. */
                payment_method_eq?: components["parameters"]["PaymentMethodEq"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only rows whose `user_id` has this value. */
                user_id_eq?: components["parameters"]["UserIdEq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, or an empty body */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
        };
    };
    blobsFile: {
        parameters: {
            query?: {
                /** @description Which resolution to return for rendering: `whole`, or the smallest that covers a frame such as `1024x512`. */
                drawn?: "whole" | string;
                /** @description The compression quality of the resized copy, from 1 to 100. */
                quality?: number;
                /** @description Returns a copy of the image at this width in pixels. Images are never enlarged. */
                width?: number;
            };
            header?: never;
            path: {
                /** @description The filename at the end of the URL. */
                filename: string;
                /** @description The secret key in the URL of a file. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, or an empty body */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
        };
    };
    categoriesList: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `name` contains this text, ignoring case. */
                name_cont?: components["parameters"]["NameCont"];
                /** @description Only rows whose `name_or_children_name` contains this text, ignoring case. */
                name_or_children_name_cont?: components["parameters"]["NameOrChildrenNameCont"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, name, updated_at. */
                order?: components["parameters"]["OrderVariant4"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description Only rows whose `parent_id` has this value. */
                parent_id_eq?: components["parameters"]["ParentIdEq"];
                /** @description `true`: only rows without a `parent_id`. `false`: only rows that have one. */
                parent_id_null?: components["parameters"]["ParentIdNull"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Category"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    categoriesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/categories`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
        };
    };
    categoriesOptions: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `id` is one of these values. */
                "id_in[]"?: components["parameters"]["IdIn"];
                /** @description The text to search for. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Only rows whose `name` contains this text, ignoring case. */
                name_cont?: components["parameters"]["NameCont"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, name. */
                order?: components["parameters"]["OrderVariant3"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description Only rows whose `parent_id` has this value. */
                parent_id_eq?: components["parameters"]["ParentIdEq"];
                /** @description `true`: only rows without a `parent_id`. `false`: only rows that have one. */
                parent_id_null?: components["parameters"]["ParentIdNull"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPageVariant2"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            children: {
                                display_name: string;
                                id: number;
                                name: string;
                                parent_id: number | null;
                            }[];
                            display_name: string;
                            id: number;
                            name: string;
                            parent_id: number | null;
                        }[];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    consumptionRecordsList: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `no` contains this text, ignoring case. */
                no_cont?: components["parameters"]["NoCont"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `paid_at desc`. Columns: paid_at. */
                order?: string;
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description Only rows whose `paid_at` is on this day or later, in the factory's time zone. */
                paid_at_gteq_date?: components["parameters"]["PaidAtGteqDate"];
                /** @description Only rows whose `paid_at` is on this day or earlier, in the factory's time zone. */
                paid_at_lteq_date?: components["parameters"]["PaidAtLteqDate"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only rows whose `user_id` has this value. */
                user_id_eq?: components["parameters"]["UserIdEq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ConsumptionRecord"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    consumptionRecordsPay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "form_order_ids": [
                 *         4711
                 *       ]
                 *     }
                 */
                "application/json": {
                    form_order_ids: number[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsumptionRecord"];
                };
            };
        };
    };
    consumptionRecordsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/consumption_records`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsumptionRecord"];
                };
            };
        };
    };
    dashboardGet: {
        parameters: {
            query?: {
                /** @description The last day of the range, in the factory's time zone. */
                end_date?: string;
                /** @description The first day of the range, in the factory's time zone. */
                start_date?: string;
                /** @description Only rows of this customer. Only the factory may name another account. */
                user_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        batch_amount: number;
                        batch_count: number;
                        batch_init_amount: number;
                        batch_paid_amount: number;
                        /** Format: date */
                        end_date: string;
                        form_amount: number;
                        form_count: number;
                        form_init_amount: number;
                        form_orders_count: number;
                        form_paid_amount: number;
                        micro_custom_amount: number;
                        micro_custom_count: number;
                        micro_custom_init_amount: number;
                        micro_custom_paid_amount: number;
                        new_form_orders_trend: {
                            count: number;
                            /** Format: date */
                            date: string;
                        }[];
                        new_paid_form_orders_trend: {
                            count: number;
                            /** Format: date */
                            date: string;
                        }[];
                        orders_amount: number;
                        orders_amount_trend: {
                            amount: number;
                            /** Format: date */
                            date: string;
                        }[];
                        paid_form_orders_count: number;
                        paid_orders_amount: number;
                        paid_orders_amount_trend: {
                            amount: number;
                            /** Format: date */
                            date: string;
                        }[];
                        /** Format: date */
                        start_date: string;
                    };
                };
            };
        };
    };
    fontLibrariesList: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description The text to search for. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Only rows whose `name` contains this text, ignoring case. */
                name_cont?: components["parameters"]["NameCont"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, name. */
                order?: components["parameters"]["OrderVariant3"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only rows whose `tags_name` is one of these values. */
                "tags_name_in[]"?: components["parameters"]["TagsNameIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FontLibrary"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    fontLibrariesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/font_libraries`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FontLibrary"];
                };
            };
        };
    };
    fontLibrariesOptions: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `id` is one of these values. */
                "id_in[]"?: components["parameters"]["IdIn"];
                /** @description The text to search for. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Only rows whose `name` contains this text, ignoring case. */
                name_cont?: components["parameters"]["NameCont"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, name. */
                order?: components["parameters"]["OrderVariant3"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPageVariant2"];
                /** @description Only rows whose `tags_name` is one of these values. */
                "tags_name_in[]"?: components["parameters"]["TagsNameIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: date-time */
                            created_at: string;
                            display_name: string;
                            font_file: components["schemas"]["FileRef"];
                            id: number;
                            name: string;
                            tag_list: string[];
                            tags: string[];
                            /** Format: date-time */
                            updated_at: string;
                        }[];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    formOrdersList: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `created_at` is on this day or later, in the factory's time zone. */
                created_at_gteq_date?: components["parameters"]["CreatedAtGteqDate"];
                /** @description Only rows whose `created_at` is on this day or earlier, in the factory's time zone. */
                created_at_lteq_date?: components["parameters"]["CreatedAtLteqDate"];
                /** @description Only rows whose `findings` has this value. */
                findings_eq?: components["parameters"]["FindingsEq"];
                /** @description Only rows whose `id` is one of these values. */
                "id_in[]"?: components["parameters"]["IdIn"];
                /** @description Only rows whose `no` contains this text, ignoring case. */
                no_cont?: components["parameters"]["NoCont"];
                /** @description Only rows whose `no` has this value. */
                no_eq?: components["parameters"]["NoEq"];
                /** @description Only rows whose `no` is one of these values. */
                "no_in[]"?: components["parameters"]["NoIn"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, updated_at, amount. */
                order?: string;
                /** @description Only rows whose `orders_no` contains this text, ignoring case. */
                orders_no_cont?: components["parameters"]["OrdersNoCont"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only rows whose `sku_template_category_id` has this value. */
                sku_template_category_id_eq?: components["parameters"]["SkuTemplateCategoryIdEq"];
                /** @description Only rows whose `sku_template_name` contains this text, ignoring case. */
                sku_template_name_cont?: components["parameters"]["SkuTemplateNameCont"];
                /** @description Only rows whose `sku_template_no` contains this text, ignoring case. */
                sku_template_no_cont?: components["parameters"]["SkuTemplateNoCont"];
                /** @description Only rows whose `state` has this value. */
                state_eq?: components["parameters"]["StateEq"];
                /** @description Only rows whose `state` is one of these values. */
                "state_in[]"?: components["parameters"]["StateIn"];
                /** @description Only rows whose `tags_name` is one of these values. */
                "tags_name_in[]"?: components["parameters"]["TagsNameIn"];
                /** @description Only rows whose `type` has this value. */
                type_eq?: "FormOrder::MicroCustom" | "FormOrder::Form" | "FormOrder::Batch";
                /** @description Only rows whose `updated_at` is at this time or later. */
                updated_at_gteq?: components["parameters"]["UpdatedAtGteq"];
                /** @description Only rows whose `updated_at` is at this time or earlier. */
                updated_at_lteq?: components["parameters"]["UpdatedAtLteq"];
                /** @description Only rows whose `user_id` has this value. */
                user_id_eq?: components["parameters"]["UserIdEq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FormOrder"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    formOrdersCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "FormOrder::MicroCustom",
                 *       "sku_template_no": "SKU000024",
                 *       "orders_attributes": [
                 *         {
                 *           "no": "SHOP-1001",
                 *           "quantity": 2,
                 *           "size": "M",
                 *           "custom_fields": [
                 *             {
                 *               "key": "定制项-名字",
                 *               "value": "Anna"
                 *             },
                 *             {
                 *               "key": "定制项-照片",
                 *               "value": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png"
                 *             }
                 *           ],
                 *           "receiver_name": "Anna Wang",
                 *           "phone": "13800000000",
                 *           "country": "China",
                 *           "province": "Zhejiang",
                 *           "city": "Hangzhou",
                 *           "address": "1 Wensan Road",
                 *           "zip_code": "310012"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FormOrderRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "Success",
                     *       "form_order": {
                     *         "id": 4711,
                     *         "no": "FO261115000063",
                     *         "state": "init",
                     *         "amount": 76.8,
                     *         "currency": "CNY"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        form_order: {
                            amount: number;
                            /**
                             * @description Currency of the amounts (ISO 4217). The same for the whole factory.
                             * @enum {string}
                             */
                            currency: "CNY" | "HKD" | "TWD" | "USD" | "EUR" | "GBP" | "AUD" | "CAD" | "SGD" | "MYR" | "THB";
                            id: number;
                            no: string;
                            /** @enum {string} */
                            state: "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded";
                        };
                        message: string;
                    };
                };
            };
        };
    };
    formOrdersGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/form_orders`. */
                id: components["parameters"]["FormOrdersId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormOrderDetail"];
                };
            };
        };
    };
    formOrdersUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/form_orders`. */
                id: components["parameters"]["FormOrdersId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    tag_list: string[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormOrderDetail"];
                };
            };
        };
    };
    formOrdersDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/form_orders`. */
                id: components["parameters"]["FormOrdersId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    formOrdersClose: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/form_orders`. */
                id: components["parameters"]["FormOrdersId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormOrderDetail"];
                };
            };
        };
    };
    formOrdersConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/form_orders`. */
                id: components["parameters"]["FormOrdersId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    acknowledges_findings?: boolean;
                    when_rendered?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormOrderDetail"];
                };
            };
        };
    };
    formOrdersCancelConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/form_orders`. */
                id: components["parameters"]["FormOrdersId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormOrderDetail"];
                };
            };
        };
    };
    formOrdersRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/form_orders`. */
                id: components["parameters"]["FormOrdersId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    rejected_reason?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormOrderDetail"];
                };
            };
        };
    };
    formOrdersRepeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/form_orders`. */
                id: components["parameters"]["FormOrdersId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        orders_attributes: {
                            address: string;
                            city: string;
                            company_name: string;
                            country: string;
                            custom_fields: {
                                key: string;
                                value: string;
                            }[];
                            no: string;
                            phone: string;
                            production_image_urls: string[];
                            province: string;
                            quantity: number;
                            receiver_name: string;
                            remark: string;
                            shipping_method: string;
                            size: string;
                            sub_no: string;
                            zip_code: string;
                        }[];
                        sku_template_no: string;
                        tag_list: string[];
                        /** @enum {string} */
                        type: "FormOrder::MicroCustom" | "FormOrder::Form" | "FormOrder::Batch";
                    };
                };
            };
        };
    };
    formOrdersBatchGenerate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "form_orders_attributes": [
                 *         {
                 *           "type": "FormOrder::MicroCustom",
                 *           "sku_template_no": "SKU000024",
                 *           "orders_attributes": [
                 *             {
                 *               "no": "SHOP-1001",
                 *               "quantity": 2,
                 *               "size": "M",
                 *               "custom_fields": [
                 *                 {
                 *                   "key": "定制项-名字",
                 *                   "value": "Anna"
                 *                 },
                 *                 {
                 *                   "key": "定制项-照片",
                 *                   "value": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png"
                 *                 }
                 *               ],
                 *               "receiver_name": "Anna Wang",
                 *               "phone": "13800000000",
                 *               "country": "China",
                 *               "province": "Zhejiang",
                 *               "city": "Hangzhou",
                 *               "address": "1 Wensan Road",
                 *               "zip_code": "310012"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    form_orders_attributes: components["schemas"]["FormOrderRequest"][];
                    ids?: (number | string)[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "Success",
                     *       "form_orders": [
                     *         {
                     *           "id": 4711,
                     *           "no": "FO261115000063",
                     *           "state": "init",
                     *           "amount": 76.8,
                     *           "currency": "CNY"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        form_orders: {
                            amount: number;
                            /**
                             * @description Currency of the amounts (ISO 4217). The same for the whole factory.
                             * @enum {string}
                             */
                            currency: "CNY" | "HKD" | "TWD" | "USD" | "EUR" | "GBP" | "AUD" | "CAD" | "SGD" | "MYR" | "THB";
                            id: number;
                            no: string;
                            /** @enum {string} */
                            state: "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded";
                        }[];
                        message: string;
                    };
                };
            };
        };
    };
    formOrdersGenerate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "FormOrder::MicroCustom",
                 *       "sku_template_no": "SKU000024",
                 *       "orders_attributes": [
                 *         {
                 *           "no": "SHOP-1001",
                 *           "quantity": 2,
                 *           "size": "M",
                 *           "custom_fields": [
                 *             {
                 *               "key": "定制项-名字",
                 *               "value": "Anna"
                 *             },
                 *             {
                 *               "key": "定制项-照片",
                 *               "value": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png"
                 *             }
                 *           ],
                 *           "receiver_name": "Anna Wang",
                 *           "phone": "13800000000",
                 *           "country": "China",
                 *           "province": "Zhejiang",
                 *           "city": "Hangzhou",
                 *           "address": "1 Wensan Road",
                 *           "zip_code": "310012"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FormOrderRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": 200,
                     *       "message": "Success",
                     *       "form_order": {
                     *         "id": 4711,
                     *         "no": "FO261115000063",
                     *         "state": "init",
                     *         "amount": 76.8,
                     *         "currency": "CNY"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        code: 200;
                        form_order: {
                            amount: number;
                            /**
                             * @description Currency of the amounts (ISO 4217). The same for the whole factory.
                             * @enum {string}
                             */
                            currency: "CNY" | "HKD" | "TWD" | "USD" | "EUR" | "GBP" | "AUD" | "CAD" | "SGD" | "MYR" | "THB";
                            id: number;
                            no: string;
                            /** @enum {string} */
                            state: "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded";
                        };
                        message: string;
                    };
                };
            };
        };
    };
    formOrdersMockups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sku_template_no": "SKU000024",
                 *       "size": "M",
                 *       "custom_fields": [
                 *         {
                 *           "key": "定制项-名字",
                 *           "value": "Anna"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MockupRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "images": [
                     *         {
                     *           "config_id": "effect-1",
                     *           "name": "Front",
                     *           "url": "/app_api/v1/blobs/8f2b4c1d6a7e/effect.jpg",
                     *           "width": 1500,
                     *           "height": 1500,
                     *           "findings": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Mockups"];
                };
            };
        };
    };
    formOrdersQuote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "FormOrder::MicroCustom",
                 *       "sku_template_no": "SKU000024",
                 *       "orders_attributes": [
                 *         {
                 *           "no": "SHOP-1001",
                 *           "quantity": 2,
                 *           "size": "M",
                 *           "custom_fields": [
                 *             {
                 *               "key": "定制项-名字",
                 *               "value": "Anna"
                 *             },
                 *             {
                 *               "key": "定制项-照片",
                 *               "value": "/app_api/v1/blobs/6c5d4195cba4e3b34912d803e33d147c48781ccb/photo.png"
                 *             }
                 *           ],
                 *           "receiver_name": "Anna Wang",
                 *           "phone": "13800000000",
                 *           "country": "China",
                 *           "province": "Zhejiang",
                 *           "city": "Hangzhou",
                 *           "address": "1 Wensan Road",
                 *           "zip_code": "310012"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FormOrderRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "can_order": true,
                     *       "orders": [
                     *         {
                     *           "no": "SHOP-1001",
                     *           "size": "M",
                     *           "quantity": 2,
                     *           "price": 36.9,
                     *           "system_rendering_price": 3,
                     *           "amount": 76.8
                     *         }
                     *       ],
                     *       "amount": 76.8,
                     *       "currency": "CNY",
                     *       "available_balance": 50,
                     *       "missing_amount": 26.8,
                     *       "messages": [],
                     *       "fields": []
                     *     }
                     */
                    "application/json": components["schemas"]["Quote"];
                };
            };
        };
    };
    formOrdersReview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    form_order_ids: number[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        form_orders: {
                            id: number;
                            images: {
                                done: number;
                                failed: number;
                                waiting: number;
                            };
                            orders_unprintable: number;
                            orders_without_receiver: number;
                        }[];
                    };
                };
            };
        };
    };
    headerMappingsList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header_mappings: {
                            headers: string[];
                            mapping: {
                                [key: string]: string;
                            };
                        }[];
                    };
                };
            };
        };
    };
    headerMappingsSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    headers: string[];
                    mapping: {
                        [key: string]: string;
                    };
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        headers: string[];
                        mapping: {
                            [key: string]: string;
                        };
                    };
                };
            };
        };
    };
    imageLibrariesList: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `library_category_id` has this value. */
                library_category_id_eq?: number;
                /** @description Only rows whose `name` contains this text, ignoring case. */
                name_cont?: components["parameters"]["NameCont"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, name, updated_at. */
                order?: components["parameters"]["OrderVariant4"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only rows whose `tags_name` is one of these values. */
                "tags_name_in[]"?: components["parameters"]["TagsNameIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ImageLibrary"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    imageLibrariesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/image_libraries`. */
                id: components["parameters"]["ImageLibrariesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageLibrary"];
                };
            };
        };
    };
    imageLibrariesCopyImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/image_libraries`. */
                id: components["parameters"]["ImageLibrariesId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    image_id: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileRef"];
                };
            };
        };
    };
    importTasksList: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `creator_id` has this value. */
                creator_id_eq?: components["parameters"]["CreatorIdEq"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, updated_at. */
                order?: components["parameters"]["Order"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only rows whose `processor` has this value. */
                processor_eq?: components["parameters"]["ProcessorEq"];
                /** @description Only rows whose `status` has this value. */
                status_eq?: components["parameters"]["StatusEq"];
                /** @description Only rows whose `target_type` has this value. */
                target_type_eq?: components["parameters"]["TargetTypeEq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ImportTask"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    importTasksCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    file: number | string;
                    /** @enum {string} */
                    import_processor: "import_orders";
                    review?: boolean;
                    target_type?: ("FormOrder::MicroCustom" | "FormOrder::Form" | "FormOrder::Batch") | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportTaskDetail"];
                };
            };
        };
    };
    importTasksGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/import_tasks`. */
                id: components["parameters"]["ImportTasksId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportTaskDetail"];
                };
            };
        };
    };
    importTasksUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/import_tasks`. */
                id: components["parameters"]["ImportTasksId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    review?: boolean;
                    target_type?: ("FormOrder::MicroCustom" | "FormOrder::Form" | "FormOrder::Batch") | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportTaskDetail"];
                };
            };
        };
    };
    importTasksDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/import_tasks`. */
                id: components["parameters"]["ImportTasksId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    importTasksOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/import_tasks`. */
                id: components["parameters"]["ImportTasksId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportTaskDetail"];
                };
            };
        };
    };
    importTasksAssignPhotos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/import_tasks`. */
                id: components["parameters"]["ImportTasksId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    assignments: {
                        column: string;
                        photo: string;
                        row_number: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportTaskDetail"];
                };
            };
        };
    };
    importTasksExport: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `creator_id` has this value. */
                creator_id_eq?: components["parameters"]["CreatorIdEq"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, updated_at. */
                order?: components["parameters"]["Order"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only rows whose `processor` has this value. */
                processor_eq?: components["parameters"]["ProcessorEq"];
                /** @description Only rows whose `status` has this value. */
                status_eq?: components["parameters"]["StatusEq"];
                /** @description Only rows whose `target_type` has this value. */
                target_type_eq?: components["parameters"]["TargetTypeEq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, or an empty body */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
        };
    };
    libraryCategoriesList: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `name` contains this text, ignoring case. */
                name_cont?: components["parameters"]["NameCont"];
                /** @description Only rows whose `name_or_children_name` contains this text, ignoring case. */
                name_or_children_name_cont?: components["parameters"]["NameOrChildrenNameCont"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, name, updated_at. */
                order?: components["parameters"]["OrderVariant4"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description Only rows whose `parent_id` has this value. */
                parent_id_eq?: components["parameters"]["ParentIdEq"];
                /** @description `true`: only rows without a `parent_id`. `false`: only rows that have one. */
                parent_id_null?: components["parameters"]["ParentIdNull"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Category"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    libraryCategoriesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/library_categories`. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
        };
    };
    libraryCategoriesOptions: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `id` is one of these values. */
                "id_in[]"?: components["parameters"]["IdIn"];
                /** @description The text to search for. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Only rows whose `name` contains this text, ignoring case. */
                name_cont?: components["parameters"]["NameCont"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, name. */
                order?: components["parameters"]["OrderVariant3"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description Only rows whose `parent_id` has this value. */
                parent_id_eq?: components["parameters"]["ParentIdEq"];
                /** @description `true`: only rows without a `parent_id`. `false`: only rows that have one. */
                parent_id_null?: components["parameters"]["ParentIdNull"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPageVariant2"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            children: {
                                display_name: string;
                                id: number;
                                name: string;
                                parent_id: number | null;
                            }[];
                            display_name: string;
                            id: number;
                            name: string;
                            parent_id: number | null;
                        }[];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    mineGet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        account: {
                            id: number;
                            /** @enum {string} */
                            member_role: "owner" | "manager" | "buyer" | "viewer";
                            screen_name: string;
                        };
                        advance_amount: number;
                        available_balance: number;
                        avatar: string | null;
                        balance: number;
                        contact_name: string;
                        contact_phone: string;
                        /** Format: date-time */
                        created_at: string;
                        custom_role: {
                            id: number;
                            name: string;
                        } | null;
                        email: string | null;
                        form_orders_count: number;
                        id: number;
                        is_block: boolean;
                        login_name: string;
                        notification_email: string | null;
                        oauth_accounts: {
                            provider: string;
                            uid: string;
                        }[];
                        orders_count: number;
                        paid_form_orders_count: number;
                        paid_orders_count: number;
                        phone: string | null;
                        /** @enum {string} */
                        role: "customer" | "admin" | "factory_manager" | "staff" | "prepress" | "print_operator" | "packer" | "finance" | "support" | "viewer" | "custom";
                        screen_name: string;
                        sender: {
                            address: string;
                            name: string;
                            phone: string;
                        } | null;
                        /** @enum {string} */
                        start_screen: "home" | "order_desk" | "outbounds" | "production_batches" | "orders" | "sku_templates" | "image_libraries" | "recharges" | "bills" | "users";
                        total_consumption: number;
                        total_recharge_amount: number;
                        tracking_code: string;
                        /** Format: date-time */
                        updated_at: string;
                    };
                };
            };
        };
    };
    mineAbilities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: string[];
                    };
                };
            };
        };
    };
    ordersList: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `created_at` is on this day or later, in the factory's time zone. */
                created_at_gteq_date?: components["parameters"]["CreatedAtGteqDate"];
                /** @description Only rows whose `created_at` is on this day or earlier, in the factory's time zone. */
                created_at_lteq_date?: components["parameters"]["CreatedAtLteqDate"];
                /** @description Only rows whose `findings` has this value. */
                findings_eq?: components["parameters"]["FindingsEq"];
                /** @description Only rows whose `form_order_id` has this value. */
                form_order_id_eq?: components["parameters"]["FormOrderIdEq"];
                /** @description Only rows whose `id` is one of these values. */
                "id_in[]"?: components["parameters"]["IdIn"];
                /** @description Only rows whose `no` contains this text, ignoring case. */
                no_cont?: components["parameters"]["NoCont"];
                /** @description Only rows whose `no` has this value. */
                no_eq?: components["parameters"]["NoEq"];
                /** @description Only rows whose `no` is one of these values. */
                "no_in[]"?: components["parameters"]["NoIn"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, updated_at. */
                order?: components["parameters"]["Order"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only rows whose `production_batch_id` has this value. */
                production_batch_id_eq?: components["parameters"]["ProductionBatchIdEq"];
                /** @description Only rows whose `sku_template_category_id` has this value. */
                sku_template_category_id_eq?: components["parameters"]["SkuTemplateCategoryIdEq"];
                /** @description Only rows whose `sku_template_name` contains this text, ignoring case. */
                sku_template_name_cont?: components["parameters"]["SkuTemplateNameCont"];
                /** @description Only rows whose `sku_template_no` contains this text, ignoring case. */
                sku_template_no_cont?: components["parameters"]["SkuTemplateNoCont"];
                /** @description Only rows whose `state` has this value. */
                state_eq?: components["parameters"]["StateEq"];
                /** @description Only rows whose `state` is one of these values. */
                "state_in[]"?: components["parameters"]["StateIn"];
                /** @description Only rows whose `system_no` has this value. */
                system_no_eq?: components["parameters"]["SystemNoEq"];
                /** @description Only rows whose `updated_at` is at this time or later. */
                updated_at_gteq?: components["parameters"]["UpdatedAtGteq"];
                /** @description Only rows whose `updated_at` is at this time or earlier. */
                updated_at_lteq?: components["parameters"]["UpdatedAtLteq"];
                /** @description Only rows whose `user_id` has this value. */
                user_id_eq?: components["parameters"]["UserIdEq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Order"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    ordersGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/orders`. */
                id: components["parameters"]["OrdersId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetail"];
                };
            };
        };
    };
    ordersEdit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/orders`. */
                id: components["parameters"]["OrdersId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    custom_area_configs?: {
                        id: string;
                        layer_diff: {
                            [key: string]: components["schemas"]["OrderChange"];
                        };
                    }[];
                    effect_image_configs?: {
                        id: string;
                        layer_diff: {
                            [key: string]: components["schemas"]["OrderChange"];
                        };
                    }[];
                    production_image_configs?: {
                        id: string;
                        layer_diff: {
                            [key: string]: components["schemas"]["OrderChange"];
                        };
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetail"];
                };
            };
        };
    };
    ordersClose: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/orders`. */
                id: components["parameters"]["OrdersId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetail"];
                };
            };
        };
    };
    ordersDesign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/orders`. */
                id: components["parameters"]["OrdersId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    custom_area_configs?: {
                        id: string;
                        layer_diff: {
                            [key: string]: components["schemas"]["OrderChange"];
                        };
                    }[];
                    custom_fields?: {
                        key: string;
                        value?: (string | number) | null;
                    }[];
                    effect_image_configs?: {
                        id: string;
                        layer_diff: {
                            [key: string]: components["schemas"]["OrderChange"];
                        };
                    }[];
                    production_image_configs?: {
                        id: string;
                        layer_diff: {
                            [key: string]: components["schemas"]["OrderChange"];
                        };
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetail"];
                };
            };
        };
    };
    ordersAmend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/orders`. */
                id: components["parameters"]["OrdersId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    address?: string;
                    city?: string;
                    company_name?: string;
                    country?: string;
                    custom_fields?: {
                        key: string;
                        value?: (string | number) | null;
                    }[];
                    phone?: string;
                    province?: string;
                    /** @description The number of pieces. */
                    quantity?: number | string;
                    receiver_name?: string;
                    remark?: string;
                    shipping_method?: string;
                    zip_code?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetail"];
                };
            };
        };
    };
    ordersNeighbors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/orders`. */
                id: components["parameters"]["OrdersId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        next_id: number | null;
                        number: number;
                        previous_id: number | null;
                    };
                };
            };
        };
    };
    ordersRender: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/orders`. */
                id: components["parameters"]["OrdersId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDetail"];
                };
            };
        };
    };
    ordersExport: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `created_at` is on this day or later, in the factory's time zone. */
                created_at_gteq_date?: components["parameters"]["CreatedAtGteqDate"];
                /** @description Only rows whose `created_at` is on this day or earlier, in the factory's time zone. */
                created_at_lteq_date?: components["parameters"]["CreatedAtLteqDate"];
                /** @description Only rows whose `findings` has this value. */
                findings_eq?: components["parameters"]["FindingsEq"];
                /** @description Only rows whose `form_order_id` has this value. */
                form_order_id_eq?: components["parameters"]["FormOrderIdEq"];
                /** @description Only rows whose `id` is one of these values. */
                "id_in[]"?: components["parameters"]["IdIn"];
                /** @description Only rows whose `no` contains this text, ignoring case. */
                no_cont?: components["parameters"]["NoCont"];
                /** @description Only rows whose `no` has this value. */
                no_eq?: components["parameters"]["NoEq"];
                /** @description Only rows whose `no` is one of these values. */
                "no_in[]"?: components["parameters"]["NoIn"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, updated_at. */
                order?: components["parameters"]["Order"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only rows whose `production_batch_id` has this value. */
                production_batch_id_eq?: components["parameters"]["ProductionBatchIdEq"];
                /** @description Only rows whose `sku_template_category_id` has this value. */
                sku_template_category_id_eq?: components["parameters"]["SkuTemplateCategoryIdEq"];
                /** @description Only rows whose `sku_template_name` contains this text, ignoring case. */
                sku_template_name_cont?: components["parameters"]["SkuTemplateNameCont"];
                /** @description Only rows whose `sku_template_no` contains this text, ignoring case. */
                sku_template_no_cont?: components["parameters"]["SkuTemplateNoCont"];
                /** @description Only rows whose `state` has this value. */
                state_eq?: components["parameters"]["StateEq"];
                /** @description Only rows whose `state` is one of these values. */
                "state_in[]"?: components["parameters"]["StateIn"];
                /** @description Only rows whose `system_no` has this value. */
                system_no_eq?: components["parameters"]["SystemNoEq"];
                /** @description Only rows whose `updated_at` is at this time or later. */
                updated_at_gteq?: components["parameters"]["UpdatedAtGteq"];
                /** @description Only rows whose `updated_at` is at this time or earlier. */
                updated_at_lteq?: components["parameters"]["UpdatedAtLteq"];
                /** @description Only rows whose `user_id` has this value. */
                user_id_eq?: components["parameters"]["UserIdEq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, or an empty body */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
        };
    };
    outboundsList: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `created_at` is at this time or later. */
                created_at_gteq?: string;
                /** @description Only rows whose `created_at` is at this time or earlier. */
                created_at_lteq?: string;
                /** @description Only rows whose `form_order_id` has this value. */
                form_order_id_eq?: components["parameters"]["FormOrderIdEq"];
                /** @description Only rows whose `id` is one of these values. */
                "id_in[]"?: components["parameters"]["IdIn"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, updated_at. */
                order?: components["parameters"]["Order"];
                /** @description Only rows whose `order_id` has this value. */
                order_id_eq?: number;
                /** @description Only rows whose `order_system_no` has this value. */
                order_system_no_eq?: string;
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only rows whose `shipping_no` contains this text, ignoring case. */
                shipping_no_cont?: string;
                /** @description Only rows whose `shipping_no` has this value. */
                shipping_no_eq?: string;
                /** @description Only rows whose `updated_at` is at this time or later. */
                updated_at_gteq?: components["parameters"]["UpdatedAtGteq"];
                /** @description Only rows whose `updated_at` is at this time or earlier. */
                updated_at_lteq?: components["parameters"]["UpdatedAtLteq"];
                /** @description Only rows whose `user_id` has this value. */
                user_id_eq?: components["parameters"]["UserIdEq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OutboundRow"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    productionBatchesList: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `form_order_id` has this value. */
                form_order_id_eq?: components["parameters"]["FormOrderIdEq"];
                /** @description Only rows whose `id` is one of these values. */
                "id_in[]"?: components["parameters"]["IdIn"];
                /** @description Only rows whose `no` contains this text, ignoring case. */
                no_cont?: components["parameters"]["NoCont"];
                /** @description Only rows whose `no` has this value. */
                no_eq?: components["parameters"]["NoEq"];
                /** @description Only rows whose `no` is one of these values. */
                "no_in[]"?: components["parameters"]["NoIn"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, confirmed_at, updated_at. */
                order?: string;
                /** @description Only rows whose `orders_no` contains this text, ignoring case. */
                orders_no_cont?: components["parameters"]["OrdersNoCont"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only rows whose `shipping_method` has this value. */
                shipping_method_eq?: string;
                /** @description Only rows whose `sku_template_id` has this value. */
                sku_template_id_eq?: number;
                /** @description Only rows whose `sku_template_name` contains this text, ignoring case. */
                sku_template_name_cont?: components["parameters"]["SkuTemplateNameCont"];
                /** @description Only rows whose `sku_template_no` contains this text, ignoring case. */
                sku_template_no_cont?: components["parameters"]["SkuTemplateNoCont"];
                /** @description Only rows whose `state` has this value. */
                state_eq?: "init" | "paid" | "confirmed" | "in_production" | "finished" | "closed";
                /** @description Only rows whose `state` is one of these values. */
                "state_in[]"?: ("init" | "paid" | "confirmed" | "in_production" | "finished" | "closed")[];
                /** @description Only rows whose `updated_at` is at this time or later. */
                updated_at_gteq?: components["parameters"]["UpdatedAtGteq"];
                /** @description Only rows whose `updated_at` is at this time or earlier. */
                updated_at_lteq?: components["parameters"]["UpdatedAtLteq"];
                /** @description Only rows whose `user_id` has this value. */
                user_id_eq?: components["parameters"]["UserIdEq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProductionBatch"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    productionBatchesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/production_batches`. */
                id: components["parameters"]["ProductionBatchesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductionBatchDetail"];
                };
            };
        };
    };
    productionBatchesDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/production_batches`. */
                id: components["parameters"]["ProductionBatchesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    rechargesList: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `created_at` is on this day or later, in the factory's time zone. */
                created_at_gteq_date?: components["parameters"]["CreatedAtGteqDate"];
                /** @description Only rows whose `created_at` is on this day or earlier, in the factory's time zone. */
                created_at_lteq_date?: components["parameters"]["CreatedAtLteqDate"];
                /** @description Only rows whose `no` contains this text, ignoring case. */
                no_cont?: components["parameters"]["NoCont"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, paid_at. */
                order?: string;
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description Only rows whose `payment_method` has this value. */
                payment_method_eq?: "wechat" | "alipay" | "offline";
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only rows whose `state` has this value. */
                state_eq?: "pending" | "paid" | "rejected" | "expired";
                /** @description Only rows whose `user_id` has this value. */
                user_id_eq?: components["parameters"]["UserIdEq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Recharge"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    rechargesCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    amount: number;
                    /** @enum {string} */
                    payment_method: "wechat" | "alipay" | "offline";
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recharge"];
                };
            };
        };
    };
    rechargesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/recharges`. */
                id: components["parameters"]["RechargesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recharge"];
                };
            };
        };
    };
    rechargesCheckPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/recharges`. */
                id: components["parameters"]["RechargesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recharge"];
                };
            };
        };
    };
    rechargesMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        methods: {
                            is_available: boolean;
                            is_demo: boolean;
                            /** @enum {string} */
                            payment_method: "wechat" | "alipay" | "offline";
                        }[];
                        offline_instructions: string;
                    };
                };
            };
        };
    };
    shippingSettingsGet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        home_country: string;
                        overdue_hours: number;
                        required_parts: {
                            domestic: ("receiver_name" | "phone" | "company_name" | "country" | "province" | "city" | "address" | "zip_code" | "shipping_method")[];
                            international: ("receiver_name" | "phone" | "company_name" | "country" | "province" | "city" | "address" | "zip_code" | "shipping_method")[];
                            pickup: ("receiver_name" | "phone" | "company_name" | "country" | "province" | "city" | "address" | "zip_code" | "shipping_method")[];
                        };
                        shipping_methods: {
                            /** @enum {string} */
                            kind: "domestic" | "international" | "pickup";
                            name: string;
                        }[];
                        /** Format: date-time */
                        updated_at: string;
                    };
                };
            };
        };
    };
    skuTemplatesList: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `category_id` has this value. */
                category_id_eq?: components["parameters"]["CategoryIdEq"];
                /** @description Only rows whose `creator_id` has this value. */
                creator_id_eq?: components["parameters"]["CreatorIdEq"];
                /** @description Only rows whose `kind` has this value. */
                kind_eq?: components["parameters"]["KindEq"];
                /** @description Only rows whose `name` contains this text, ignoring case. */
                name_cont?: components["parameters"]["NameCont"];
                /** @description Only rows whose `name_or_no` contains this text, ignoring case. */
                name_or_no_cont?: components["parameters"]["NameOrNoCont"];
                /** @description Only rows whose `no` contains this text, ignoring case. */
                no_cont?: components["parameters"]["NoCont"];
                /** @description `private`: templates in your private list. `factory`: templates that the factory offers you. */
                open_type?: components["parameters"]["OpenType"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, published_at, name, no, updated_at. */
                order?: string;
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPageVariant3"];
                /** @description `true`: only rows that have a `published_at`. `false`: only rows without one. */
                published_at_not_null?: components["parameters"]["PublishedAtNotNull"];
                /** @description Only rows whose `state` has this value. */
                state_eq?: components["parameters"]["StateEqVariant2"];
                /** @description Only rows whose `tags_name` is one of these values. */
                "tags_name_in[]"?: components["parameters"]["TagsNameIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SkuTemplate"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    skuTemplatesGet: {
        parameters: {
            query?: {
                /** @description `private`: templates in your private list. `factory`: templates that the factory offers you. */
                open_type?: string;
            };
            header?: never;
            path: {
                /** @description The `id` of an entry of `/sku_templates`. */
                id: components["parameters"]["SkuTemplatesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkuTemplateDetail"];
                };
            };
        };
    };
    skuTemplatesExportMaterials: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/sku_templates`. */
                id: components["parameters"]["SkuTemplatesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, or an empty body */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
        };
    };
    skuTemplatesGetByNo: {
        parameters: {
            query: {
                /** @description The template number, such as `SKU000024`. */
                no: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SkuTemplateDetail"];
                };
            };
        };
    };
    skuTemplatesOptions: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `category_id` has this value. */
                category_id_eq?: components["parameters"]["CategoryIdEq"];
                /** @description Only rows whose `creator_id` has this value. */
                creator_id_eq?: components["parameters"]["CreatorIdEq"];
                /** @description Only rows whose `id` is one of these values. */
                "id_in[]"?: components["parameters"]["IdIn"];
                /** @description The text to search for. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Only rows whose `kind` has this value. */
                kind_eq?: components["parameters"]["KindEq"];
                /** @description Only rows whose `name` contains this text, ignoring case. */
                name_cont?: components["parameters"]["NameCont"];
                /** @description Only rows whose `name_or_no` contains this text, ignoring case. */
                name_or_no_cont?: components["parameters"]["NameOrNoCont"];
                /** @description Only rows whose `no` contains this text, ignoring case. */
                no_cont?: components["parameters"]["NoCont"];
                /** @description `private`: templates in your private list. `factory`: templates that the factory offers you. */
                open_type?: components["parameters"]["OpenType"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at, name, no. */
                order?: string;
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPageVariant2"];
                /** @description `true`: only rows that have a `published_at`. `false`: only rows without one. */
                published_at_not_null?: components["parameters"]["PublishedAtNotNull"];
                /** @description Only rows whose `state` has this value. */
                state_eq?: components["parameters"]["StateEqVariant2"];
                /** @description Only rows whose `tags_name` is one of these values. */
                "tags_name_in[]"?: components["parameters"]["TagsNameIn"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SkuTemplateOption"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    tagsOptions: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `id` is one of these values. */
                "id_in[]"?: components["parameters"]["IdIn"];
                /** @description The text to search for. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Only rows whose `name` contains this text, ignoring case. */
                name_cont?: components["parameters"]["NameCont"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `taggings_count desc`. Columns: taggings_count, name. */
                order?: components["parameters"]["OrderVariant5"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPageVariant2"];
                /** @description Only rows whose `taggings_taggable_type` has this value. */
                taggings_taggable_type_eq?: components["parameters"]["TaggingsTaggableTypeEq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            display_name: string;
                            id: number;
                            name: string;
                        }[];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    usersSkuTemplatesList: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at. */
                order?: components["parameters"]["OrderVariant2"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPageVariant3"];
                /** @description Only rows whose `sku_template_category_id` has this value. */
                sku_template_category_id_eq?: components["parameters"]["SkuTemplateCategoryIdEq"];
                /** @description Only rows whose `sku_template_kind` has this value. */
                sku_template_kind_eq?: components["parameters"]["SkuTemplateKindEq"];
                /** @description Only rows whose `sku_template_name` contains this text, ignoring case. */
                sku_template_name_cont?: components["parameters"]["SkuTemplateNameCont"];
                /** @description Only rows whose `sku_template_no` contains this text, ignoring case. */
                sku_template_no_cont?: components["parameters"]["SkuTemplateNoCont"];
                /** @description Only rows whose `user_id` has this value. */
                user_id_eq?: components["parameters"]["UserIdEq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UsersSkuTemplate"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    usersSkuTemplatesCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sku_template_id: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsersSkuTemplate"];
                };
            };
        };
    };
    usersSkuTemplatesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/users_sku_templates`. */
                id: components["parameters"]["UsersSkuTemplatesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsersSkuTemplate"];
                };
            };
        };
    };
    usersSkuTemplatesDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/users_sku_templates`. */
                id: components["parameters"]["UsersSkuTemplatesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    usersSkuTemplatesExportMaterials: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/users_sku_templates`. */
                id: components["parameters"]["UsersSkuTemplatesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, or an empty body */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
        };
    };
    usersSkuTemplatesOptions: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `id` is one of these values. */
                "id_in[]"?: components["parameters"]["IdIn"];
                /** @description The text to search for. */
                keyword?: components["parameters"]["Keyword"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at. */
                order?: components["parameters"]["OrderVariant2"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPageVariant2"];
                /** @description Only rows whose `sku_template_kind` has this value. */
                sku_template_kind_eq?: components["parameters"]["SkuTemplateKindEq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            display_name: string;
                            id: number;
                        }[];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    webhooksListDeliveries: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Only rows whose `event` has this value. */
                event_eq?: "form_order.created" | "form_order.paid" | "form_order.confirmed" | "form_order.in_production" | "form_order.sent" | "form_order.closed" | "form_order.refunded" | "order.sent" | "order.closed" | "order.changed" | "outbound.recorded" | "outbound.corrected" | "outbound.voided" | "webhook.test";
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at. */
                order?: components["parameters"]["OrderVariant2"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only rows whose `state` has this value. */
                state_eq?: "pending" | "delivered" | "failed";
                /** @description Only rows whose `webhook_id` has this value. */
                webhook_id_eq?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDelivery"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    webhooksGetDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/webhook_deliveries`. */
                id: components["parameters"]["WebhookDeliveriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    webhooksReplayDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/webhook_deliveries`. */
                id: components["parameters"]["WebhookDeliveriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    webhooksList: {
        parameters: {
            query?: {
                /** @description `meta.next_cursor` of the previous page. Takes precedence over `page`. */
                after?: components["parameters"]["After"];
                /** @description Columns to sort by, separated by commas, each with an optional `asc` or `desc`. Default: `created_at desc`. Columns: created_at. */
                order?: components["parameters"]["OrderVariant2"];
                /** @description The page number. 0 returns all rows, up to 1000. The page after the one you just read continues where that page ended, for up to 5 minutes, so no row is skipped or repeated. Page 1 starts over. */
                page?: components["parameters"]["Page"];
                /** @description The number of rows per page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Only rows whose `url` contains this text, ignoring case. */
                url_cont?: string;
                /** @description Only rows whose `user_id` has this value. */
                user_id_eq?: components["parameters"]["UserIdEq"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"][];
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
        };
    };
    webhooksCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    description?: string;
                    events?: ("form_order.created" | "form_order.paid" | "form_order.confirmed" | "form_order.in_production" | "form_order.sent" | "form_order.closed" | "form_order.refunded" | "order.sent" | "order.closed" | "order.changed" | "outbound.recorded" | "outbound.corrected" | "outbound.voided")[];
                    is_active?: boolean;
                    /** Format: uri */
                    url: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        created_at: string;
                        description: string;
                        events: ("form_order.created" | "form_order.paid" | "form_order.confirmed" | "form_order.in_production" | "form_order.sent" | "form_order.closed" | "form_order.refunded" | "order.sent" | "order.closed" | "order.changed" | "outbound.recorded" | "outbound.corrected" | "outbound.voided")[];
                        id: number;
                        is_active: boolean;
                        previous_secret_expires_at: string | null;
                        secret: string;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                        user: {
                            id: number;
                            screen_name: string;
                        };
                        user_id: number;
                    };
                };
            };
        };
    };
    webhooksGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/webhooks`. */
                id: components["parameters"]["WebhooksId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    webhooksUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/webhooks`. */
                id: components["parameters"]["WebhooksId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    description?: string;
                    events?: ("form_order.created" | "form_order.paid" | "form_order.confirmed" | "form_order.in_production" | "form_order.sent" | "form_order.closed" | "form_order.refunded" | "order.sent" | "order.closed" | "order.changed" | "outbound.recorded" | "outbound.corrected" | "outbound.voided")[];
                    is_active?: boolean;
                    /** Format: uri */
                    url?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    webhooksDelete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/webhooks`. */
                id: components["parameters"]["WebhooksId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
        };
    };
    webhooksRotateSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/webhooks`. */
                id: components["parameters"]["WebhooksId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    overlap_hours: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        created_at: string;
                        description: string;
                        events: ("form_order.created" | "form_order.paid" | "form_order.confirmed" | "form_order.in_production" | "form_order.sent" | "form_order.closed" | "form_order.refunded" | "order.sent" | "order.closed" | "order.changed" | "outbound.recorded" | "outbound.corrected" | "outbound.voided")[];
                        id: number;
                        is_active: boolean;
                        previous_secret_expires_at: string | null;
                        secret: string;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                        user: {
                            id: number;
                            screen_name: string;
                        };
                        user_id: number;
                    };
                };
            };
        };
    };
    webhooksSendTest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of an entry of `/webhooks`. */
                id: components["parameters"]["WebhooksId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    onFormOrderClosed: {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>" with the secret of the webhook>`; after a rotation another `v1` with the old secret */
                "platen-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36",
                 *       "event": "form_order.closed",
                 *       "occurred_at": "2026-11-15T08:09:46.278Z",
                 *       "subject": {
                 *         "kind": "form_order",
                 *         "id": 4711
                 *       },
                 *       "sequence": 4,
                 *       "id": 17,
                 *       "created_at": "2026-11-15T08:09:46.278Z",
                 *       "data": {
                 *         "form_order": {
                 *           "id": 4711,
                 *           "no": "FO261115000063",
                 *           "state": "closed",
                 *           "amount": 22.5,
                 *           "currency": "CNY",
                 *           "orders_count": 2,
                 *           "order_nos": [
                 *             "SHOP-1001",
                 *             "SHOP-1002"
                 *           ],
                 *           "rejected_reason": ""
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** Format: date-time */
                    created_at: string;
                    data: components["schemas"]["FormOrderEvent"];
                    /** @constant */
                    event: "form_order.closed";
                    /** Format: uuid */
                    event_id: string;
                    id: number;
                    /** Format: date-time */
                    occurred_at: string;
                    sequence: number;
                    subject: {
                        id: number;
                        /** @constant */
                        kind: "form_order";
                    };
                };
            };
        };
        responses: {
            /** @description Not received; the delivery is retried */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onFormOrderConfirmed: {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>" with the secret of the webhook>`; after a rotation another `v1` with the old secret */
                "platen-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36",
                 *       "event": "form_order.confirmed",
                 *       "occurred_at": "2026-11-15T08:09:46.278Z",
                 *       "subject": {
                 *         "kind": "form_order",
                 *         "id": 4711
                 *       },
                 *       "sequence": 4,
                 *       "id": 17,
                 *       "created_at": "2026-11-15T08:09:46.278Z",
                 *       "data": {
                 *         "form_order": {
                 *           "id": 4711,
                 *           "no": "FO261115000063",
                 *           "state": "confirmed",
                 *           "amount": 22.5,
                 *           "currency": "CNY",
                 *           "orders_count": 2,
                 *           "order_nos": [
                 *             "SHOP-1001",
                 *             "SHOP-1002"
                 *           ],
                 *           "rejected_reason": ""
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** Format: date-time */
                    created_at: string;
                    data: components["schemas"]["FormOrderEvent"];
                    /** @constant */
                    event: "form_order.confirmed";
                    /** Format: uuid */
                    event_id: string;
                    id: number;
                    /** Format: date-time */
                    occurred_at: string;
                    sequence: number;
                    subject: {
                        id: number;
                        /** @constant */
                        kind: "form_order";
                    };
                };
            };
        };
        responses: {
            /** @description Not received; the delivery is retried */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onFormOrderCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>" with the secret of the webhook>`; after a rotation another `v1` with the old secret */
                "platen-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36",
                 *       "event": "form_order.created",
                 *       "occurred_at": "2026-11-15T08:09:46.278Z",
                 *       "subject": {
                 *         "kind": "form_order",
                 *         "id": 4711
                 *       },
                 *       "sequence": 4,
                 *       "id": 17,
                 *       "created_at": "2026-11-15T08:09:46.278Z",
                 *       "data": {
                 *         "form_order": {
                 *           "id": 4711,
                 *           "no": "FO261115000063",
                 *           "state": "init",
                 *           "amount": 22.5,
                 *           "currency": "CNY",
                 *           "orders_count": 2,
                 *           "order_nos": [
                 *             "SHOP-1001",
                 *             "SHOP-1002"
                 *           ],
                 *           "rejected_reason": ""
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** Format: date-time */
                    created_at: string;
                    data: components["schemas"]["FormOrderEvent"];
                    /** @constant */
                    event: "form_order.created";
                    /** Format: uuid */
                    event_id: string;
                    id: number;
                    /** Format: date-time */
                    occurred_at: string;
                    sequence: number;
                    subject: {
                        id: number;
                        /** @constant */
                        kind: "form_order";
                    };
                };
            };
        };
        responses: {
            /** @description Not received; the delivery is retried */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onFormOrderInProduction: {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>" with the secret of the webhook>`; after a rotation another `v1` with the old secret */
                "platen-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36",
                 *       "event": "form_order.in_production",
                 *       "occurred_at": "2026-11-15T08:09:46.278Z",
                 *       "subject": {
                 *         "kind": "form_order",
                 *         "id": 4711
                 *       },
                 *       "sequence": 4,
                 *       "id": 17,
                 *       "created_at": "2026-11-15T08:09:46.278Z",
                 *       "data": {
                 *         "form_order": {
                 *           "id": 4711,
                 *           "no": "FO261115000063",
                 *           "state": "in_production",
                 *           "amount": 22.5,
                 *           "currency": "CNY",
                 *           "orders_count": 2,
                 *           "order_nos": [
                 *             "SHOP-1001",
                 *             "SHOP-1002"
                 *           ],
                 *           "rejected_reason": ""
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** Format: date-time */
                    created_at: string;
                    data: components["schemas"]["FormOrderEvent"];
                    /** @constant */
                    event: "form_order.in_production";
                    /** Format: uuid */
                    event_id: string;
                    id: number;
                    /** Format: date-time */
                    occurred_at: string;
                    sequence: number;
                    subject: {
                        id: number;
                        /** @constant */
                        kind: "form_order";
                    };
                };
            };
        };
        responses: {
            /** @description Not received; the delivery is retried */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onFormOrderPaid: {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>" with the secret of the webhook>`; after a rotation another `v1` with the old secret */
                "platen-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36",
                 *       "event": "form_order.paid",
                 *       "occurred_at": "2026-11-15T08:09:46.278Z",
                 *       "subject": {
                 *         "kind": "form_order",
                 *         "id": 4711
                 *       },
                 *       "sequence": 4,
                 *       "id": 17,
                 *       "created_at": "2026-11-15T08:09:46.278Z",
                 *       "data": {
                 *         "form_order": {
                 *           "id": 4711,
                 *           "no": "FO261115000063",
                 *           "state": "paid",
                 *           "amount": 22.5,
                 *           "currency": "CNY",
                 *           "orders_count": 2,
                 *           "order_nos": [
                 *             "SHOP-1001",
                 *             "SHOP-1002"
                 *           ],
                 *           "rejected_reason": ""
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** Format: date-time */
                    created_at: string;
                    data: components["schemas"]["FormOrderEvent"];
                    /** @constant */
                    event: "form_order.paid";
                    /** Format: uuid */
                    event_id: string;
                    id: number;
                    /** Format: date-time */
                    occurred_at: string;
                    sequence: number;
                    subject: {
                        id: number;
                        /** @constant */
                        kind: "form_order";
                    };
                };
            };
        };
        responses: {
            /** @description Not received; the delivery is retried */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onFormOrderRefunded: {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>" with the secret of the webhook>`; after a rotation another `v1` with the old secret */
                "platen-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36",
                 *       "event": "form_order.refunded",
                 *       "occurred_at": "2026-11-15T08:09:46.278Z",
                 *       "subject": {
                 *         "kind": "form_order",
                 *         "id": 4711
                 *       },
                 *       "sequence": 4,
                 *       "id": 17,
                 *       "created_at": "2026-11-15T08:09:46.278Z",
                 *       "data": {
                 *         "form_order": {
                 *           "id": 4711,
                 *           "no": "FO261115000063",
                 *           "state": "refunded",
                 *           "amount": 22.5,
                 *           "currency": "CNY",
                 *           "orders_count": 2,
                 *           "order_nos": [
                 *             "SHOP-1001",
                 *             "SHOP-1002"
                 *           ],
                 *           "rejected_reason": "面料缺货"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** Format: date-time */
                    created_at: string;
                    data: components["schemas"]["FormOrderEvent"];
                    /** @constant */
                    event: "form_order.refunded";
                    /** Format: uuid */
                    event_id: string;
                    id: number;
                    /** Format: date-time */
                    occurred_at: string;
                    sequence: number;
                    subject: {
                        id: number;
                        /** @constant */
                        kind: "form_order";
                    };
                };
            };
        };
        responses: {
            /** @description Not received; the delivery is retried */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onFormOrderSent: {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>" with the secret of the webhook>`; after a rotation another `v1` with the old secret */
                "platen-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36",
                 *       "event": "form_order.sent",
                 *       "occurred_at": "2026-11-15T08:09:46.278Z",
                 *       "subject": {
                 *         "kind": "form_order",
                 *         "id": 4711
                 *       },
                 *       "sequence": 4,
                 *       "id": 17,
                 *       "created_at": "2026-11-15T08:09:46.278Z",
                 *       "data": {
                 *         "form_order": {
                 *           "id": 4711,
                 *           "no": "FO261115000063",
                 *           "state": "sent",
                 *           "amount": 22.5,
                 *           "currency": "CNY",
                 *           "orders_count": 2,
                 *           "order_nos": [
                 *             "SHOP-1001",
                 *             "SHOP-1002"
                 *           ],
                 *           "rejected_reason": ""
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** Format: date-time */
                    created_at: string;
                    data: components["schemas"]["FormOrderEvent"];
                    /** @constant */
                    event: "form_order.sent";
                    /** Format: uuid */
                    event_id: string;
                    id: number;
                    /** Format: date-time */
                    occurred_at: string;
                    sequence: number;
                    subject: {
                        id: number;
                        /** @constant */
                        kind: "form_order";
                    };
                };
            };
        };
        responses: {
            /** @description Not received; the delivery is retried */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrderChanged: {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>" with the secret of the webhook>`; after a rotation another `v1` with the old secret */
                "platen-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36",
                 *       "event": "order.changed",
                 *       "occurred_at": "2026-11-15T08:09:46.278Z",
                 *       "subject": {
                 *         "kind": "order",
                 *         "id": 138
                 *       },
                 *       "sequence": 4,
                 *       "id": 17,
                 *       "created_at": "2026-11-15T08:09:46.278Z",
                 *       "data": {
                 *         "order": {
                 *           "id": 138,
                 *           "no": "SHOP-1001",
                 *           "sub_no": "1",
                 *           "system_no": "OD261115000138",
                 *           "state": "paid"
                 *         },
                 *         "form_order": {
                 *           "id": 4711,
                 *           "no": "FO261115000063"
                 *         },
                 *         "changes": [
                 *           {
                 *             "field": "phone",
                 *             "key": "",
                 *             "before": "",
                 *             "after": "13800138000"
                 *           },
                 *           {
                 *             "field": "address",
                 *             "key": "",
                 *             "before": "文一西路 1 号",
                 *             "after": "文一西路 969 号"
                 *           }
                 *         ],
                 *         "changed_by": "customer"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** Format: date-time */
                    created_at: string;
                    data: {
                        /** @enum {string} */
                        changed_by: "customer" | "staff";
                        changes: {
                            after: string;
                            before: string;
                            /** @enum {string} */
                            field: "receiver_name" | "phone" | "company_name" | "country" | "province" | "city" | "address" | "zip_code" | "shipping_method" | "remark" | "quantity" | "custom_field" | "layers" | "shipping_no" | "shipping_company" | "outbound";
                            key: string;
                        }[];
                        form_order: {
                            id: number;
                            no: string;
                        };
                        order: {
                            id: number;
                            no: string;
                            /** @enum {string} */
                            state: "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded";
                            sub_no: string;
                            system_no: string;
                        };
                    };
                    /** @constant */
                    event: "order.changed";
                    /** Format: uuid */
                    event_id: string;
                    id: number;
                    /** Format: date-time */
                    occurred_at: string;
                    sequence: number;
                    subject: {
                        id: number;
                        /** @constant */
                        kind: "order";
                    };
                };
            };
        };
        responses: {
            /** @description Not received; the delivery is retried */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrderClosed: {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>" with the secret of the webhook>`; after a rotation another `v1` with the old secret */
                "platen-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36",
                 *       "event": "order.closed",
                 *       "occurred_at": "2026-11-15T08:09:46.278Z",
                 *       "subject": {
                 *         "kind": "order",
                 *         "id": 138
                 *       },
                 *       "sequence": 4,
                 *       "id": 17,
                 *       "created_at": "2026-11-15T08:09:46.278Z",
                 *       "data": {
                 *         "order": {
                 *           "id": 138,
                 *           "no": "SHOP-1001",
                 *           "sub_no": "1",
                 *           "system_no": "OD261115000138",
                 *           "state": "closed"
                 *         },
                 *         "form_order": {
                 *           "id": 4711,
                 *           "no": "FO261115000063"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** Format: date-time */
                    created_at: string;
                    data: components["schemas"]["OrderEvent"];
                    /** @constant */
                    event: "order.closed";
                    /** Format: uuid */
                    event_id: string;
                    id: number;
                    /** Format: date-time */
                    occurred_at: string;
                    sequence: number;
                    subject: {
                        id: number;
                        /** @constant */
                        kind: "order";
                    };
                };
            };
        };
        responses: {
            /** @description Not received; the delivery is retried */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOrderSent: {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>" with the secret of the webhook>`; after a rotation another `v1` with the old secret */
                "platen-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36",
                 *       "event": "order.sent",
                 *       "occurred_at": "2026-11-15T08:09:46.278Z",
                 *       "subject": {
                 *         "kind": "order",
                 *         "id": 138
                 *       },
                 *       "sequence": 4,
                 *       "id": 17,
                 *       "created_at": "2026-11-15T08:09:46.278Z",
                 *       "data": {
                 *         "order": {
                 *           "id": 138,
                 *           "no": "SHOP-1001",
                 *           "sub_no": "1",
                 *           "system_no": "OD261115000138",
                 *           "state": "sent"
                 *         },
                 *         "form_order": {
                 *           "id": 4711,
                 *           "no": "FO261115000063"
                 *         },
                 *         "outbounds": [
                 *           {
                 *             "id": 52,
                 *             "shipping_no": "SF1429883022170",
                 *             "shipping_company": "顺丰速运",
                 *             "created_at": "2026-11-15T08:09:46.278Z"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    /** Format: date-time */
                    created_at: string;
                    data: {
                        form_order: {
                            id: number;
                            no: string;
                        };
                        order: {
                            id: number;
                            no: string;
                            /** @enum {string} */
                            state: "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded";
                            sub_no: string;
                            system_no: string;
                        };
                        outbounds: {
                            /** Format: date-time */
                            created_at: string;
                            id: number;
                            shipping_company: string;
                            shipping_no: string;
                        }[];
                    };
                    /** @constant */
                    event: "order.sent";
                    /** Format: uuid */
                    event_id: string;
                    id: number;
                    /** Format: date-time */
                    occurred_at: string;
                    sequence: number;
                    subject: {
                        id: number;
                        /** @constant */
                        kind: "order";
                    };
                };
            };
        };
        responses: {
            /** @description Not received; the delivery is retried */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOutboundCorrected: {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>" with the secret of the webhook>`; after a rotation another `v1` with the old secret */
                "platen-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36",
                 *       "event": "outbound.corrected",
                 *       "occurred_at": "2026-11-15T08:09:46.278Z",
                 *       "subject": {
                 *         "kind": "outbound",
                 *         "id": 52
                 *       },
                 *       "sequence": 4,
                 *       "id": 17,
                 *       "created_at": "2026-11-15T08:09:46.278Z",
                 *       "data": {
                 *         "order": {
                 *           "id": 138,
                 *           "no": "SHOP-1001",
                 *           "sub_no": "1",
                 *           "system_no": "OD261115000138",
                 *           "state": "sent"
                 *         },
                 *         "form_order": {
                 *           "id": 4711,
                 *           "no": "FO261115000063"
                 *         },
                 *         "outbound": {
                 *           "id": 52,
                 *           "shipping_no": "SF1429883022188",
                 *           "shipping_company": "顺丰速运",
                 *           "created_at": "2026-11-15T08:09:46.278Z"
                 *         },
                 *         "previous": {
                 *           "shipping_no": "SF1429883022170",
                 *           "shipping_company": "顺丰速运"
                 *         },
                 *         "reason": "单号录错"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** Format: date-time */
                    created_at: string;
                    data: {
                        form_order: {
                            id: number;
                            no: string;
                        };
                        order: {
                            id: number;
                            no: string;
                            /** @enum {string} */
                            state: "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded";
                            sub_no: string;
                            system_no: string;
                        };
                        outbound: {
                            /** Format: date-time */
                            created_at: string;
                            id: number;
                            shipping_company: string;
                            shipping_no: string;
                        };
                        previous: {
                            shipping_company: string;
                            shipping_no: string;
                        };
                        reason: string;
                    };
                    /** @constant */
                    event: "outbound.corrected";
                    /** Format: uuid */
                    event_id: string;
                    id: number;
                    /** Format: date-time */
                    occurred_at: string;
                    sequence: number;
                    subject: {
                        id: number;
                        /** @constant */
                        kind: "outbound";
                    };
                };
            };
        };
        responses: {
            /** @description Not received; the delivery is retried */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOutboundRecorded: {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>" with the secret of the webhook>`; after a rotation another `v1` with the old secret */
                "platen-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36",
                 *       "event": "outbound.recorded",
                 *       "occurred_at": "2026-11-15T08:09:46.278Z",
                 *       "subject": {
                 *         "kind": "outbound",
                 *         "id": 52
                 *       },
                 *       "sequence": 4,
                 *       "id": 17,
                 *       "created_at": "2026-11-15T08:09:46.278Z",
                 *       "data": {
                 *         "order": {
                 *           "id": 138,
                 *           "no": "SHOP-1001",
                 *           "sub_no": "1",
                 *           "system_no": "OD261115000138",
                 *           "state": "sent"
                 *         },
                 *         "form_order": {
                 *           "id": 4711,
                 *           "no": "FO261115000063"
                 *         },
                 *         "outbound": {
                 *           "id": 52,
                 *           "shipping_no": "SF1429883022170",
                 *           "shipping_company": "顺丰速运",
                 *           "created_at": "2026-11-15T08:09:46.278Z"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** Format: date-time */
                    created_at: string;
                    data: components["schemas"]["OutboundEvent"];
                    /** @constant */
                    event: "outbound.recorded";
                    /** Format: uuid */
                    event_id: string;
                    id: number;
                    /** Format: date-time */
                    occurred_at: string;
                    sequence: number;
                    subject: {
                        id: number;
                        /** @constant */
                        kind: "outbound";
                    };
                };
            };
        };
        responses: {
            /** @description Not received; the delivery is retried */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOutboundVoided: {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>" with the secret of the webhook>`; after a rotation another `v1` with the old secret */
                "platen-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36",
                 *       "event": "outbound.voided",
                 *       "occurred_at": "2026-11-15T08:09:46.278Z",
                 *       "subject": {
                 *         "kind": "outbound",
                 *         "id": 52
                 *       },
                 *       "sequence": 4,
                 *       "id": 17,
                 *       "created_at": "2026-11-15T08:09:46.278Z",
                 *       "data": {
                 *         "order": {
                 *           "id": 138,
                 *           "no": "SHOP-1001",
                 *           "sub_no": "1",
                 *           "system_no": "OD261115000138",
                 *           "state": "sent"
                 *         },
                 *         "form_order": {
                 *           "id": 4711,
                 *           "no": "FO261115000063"
                 *         },
                 *         "outbound": {
                 *           "id": 52,
                 *           "shipping_no": "SF1429883022170",
                 *           "shipping_company": "顺丰速运",
                 *           "created_at": "2026-11-15T08:09:46.278Z"
                 *         },
                 *         "reason": "重复登记"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** Format: date-time */
                    created_at: string;
                    data: {
                        form_order: {
                            id: number;
                            no: string;
                        };
                        order: {
                            id: number;
                            no: string;
                            /** @enum {string} */
                            state: "init" | "paid" | "confirmed" | "in_production" | "sent" | "closed" | "refunded";
                            sub_no: string;
                            system_no: string;
                        };
                        outbound: {
                            /** Format: date-time */
                            created_at: string;
                            id: number;
                            shipping_company: string;
                            shipping_no: string;
                        };
                        reason: string;
                    };
                    /** @constant */
                    event: "outbound.voided";
                    /** Format: uuid */
                    event_id: string;
                    id: number;
                    /** Format: date-time */
                    occurred_at: string;
                    sequence: number;
                    subject: {
                        id: number;
                        /** @constant */
                        kind: "outbound";
                    };
                };
            };
        };
        responses: {
            /** @description Not received; the delivery is retried */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookTest: {
        parameters: {
            query?: never;
            header: {
                /** @description `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<body>" with the secret of the webhook>`; after a rotation another `v1` with the old secret */
                "platen-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event_id": "6f1d2c1e-8f3b-4f0a-9c1d-0b7a5e2f4c36",
                 *       "event": "webhook.test",
                 *       "occurred_at": "2026-11-15T08:09:46.278Z",
                 *       "subject": {
                 *         "kind": "webhook",
                 *         "id": 9
                 *       },
                 *       "sequence": 0,
                 *       "id": 17,
                 *       "created_at": "2026-11-15T08:09:46.278Z",
                 *       "data": {
                 *         "webhook": {
                 *           "id": 9,
                 *           "url": "https://shop.example.com/platen"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** Format: date-time */
                    created_at: string;
                    data: {
                        webhook: {
                            id: number;
                            url: string;
                        };
                    };
                    /** @constant */
                    event: "webhook.test";
                    /** Format: uuid */
                    event_id: string;
                    id: number;
                    /** Format: date-time */
                    occurred_at: string;
                    sequence: number;
                    subject: {
                        id: number;
                        /** @constant */
                        kind: "webhook";
                    };
                };
            };
        };
        responses: {
            /** @description Not received; the delivery is retried */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
